import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PicturePicker } from './picture-picker.tsx';

const HASH = 'a'.repeat(64);
const STORED = {
  hash: HASH,
  src: `/media/files/${HASH}.webp`,
  width: 800,
  height: 600,
  alt_en: '',
  alt_fr: '',
};
const KNOWN = { ...STORED, hash: 'b'.repeat(64), alt_en: 'A robot', alt_fr: 'Un robot' };

/** Returns the head of a PNG of this size. */
function png(width: number, height: number, name = 'robot.png'): File {
  const bytes = new Uint8Array(60);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], name, { type: 'image/png' });
}

const opened = vi.fn(async () => ({ width: 3200, height: 2400, close: () => {} }));

beforeEach(() => {
  signInAs({ role: 'admin' });
  stubCanvas();
  vi.stubGlobal('createImageBitmap', opened);
  opened.mockClear();
});

function open(replies: Parameters<typeof mockApi>[0] = {}, file?: File) {
  const calls = mockApi({
    'GET /admin/media/pictures': () => [KNOWN],
    'POST /admin/media/pictures': () => STORED,
    [`PUT /admin/media/pictures/${HASH}`]: () => STORED,
    ...replies,
  });
  const onPicked = vi.fn();
  const shown = renderPage(
    <PicturePicker {...(file ? { file } : {})} onPicked={onPicked} onClose={() => {}} />,
    { language: 'en' },
  );
  return { ...shown, calls, onPicked };
}

it('sends a picture that was made smaller, and inserts it with both descriptions', async () => {
  const { user, calls, onPicked } = open();
  await user.upload(await screen.findByLabelText('Choose a picture'), png(3200, 2400));
  const insert = await screen.findByRole('button', { name: 'Insert the picture' });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const { toBlob } = HTMLCanvasElement.prototype;
  expect(toBlob).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'image/webp', 0.85);
  expect(vi.mocked(toBlob).mock.contexts[0]).toMatchObject({ width: 1600, height: 1200 });
  await user.click(insert);
  const [english, french] = [/in English$/, /in French$/].map((name) =>
    screen.getByLabelText(name),
  );
  expect(english).toBeInvalid();
  await user.type(english as HTMLElement, ' A cat ');
  await user.click(insert);
  expect(french).toBeInvalid();
  expect(onPicked).not.toHaveBeenCalled();
  await user.type(french as HTMLElement, 'Un chat');
  await user.click(insert);
  const alt = { alt_en: 'A cat', alt_fr: 'Un chat' };
  await waitFor(() =>
    expect(onPicked).toHaveBeenCalledExactlyOnceWith({
      src: STORED.src,
      width: 800,
      height: 600,
      ...alt,
    }),
  );
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(alt);
});

it('takes a file that was pasted elsewhere at once, and only once', async () => {
  const { calls } = open({}, png(10, 10));
  expect(await screen.findByRole('button', { name: 'Insert the picture' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('takes what is pasted into it', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Picture' });
  const choice = within(dialog).getByLabelText('Choose a picture');
  fireEvent.paste(choice, { clipboardData: { files: [png(10, 10)] } });
  expect(await screen.findByLabelText(/in English$/)).toBeVisible();
});

it('proposes the pictures that were sent before with their descriptions', async () => {
  const { user, onPicked } = open({
    [`PUT /admin/media/pictures/${KNOWN.hash}`]: () => KNOWN,
  });
  await user.click(await screen.findByRole('button', { name: 'A robot' }));
  expect(screen.getByLabelText(/in French$/)).toHaveValue('Un robot');
  await user.click(screen.getByRole('button', { name: 'Insert the picture' }));
  await waitFor(() =>
    expect(onPicked).toHaveBeenCalledWith(expect.objectContaining({ alt_fr: 'Un robot' })),
  );
});

it('never opens a huge picture, or a file that only has the name of one', async () => {
  const { user, calls } = open();
  const choice = await screen.findByLabelText('Choose a picture');
  await user.upload(choice, png(10_000, 10_000));
  expect(await screen.findByText(/more than 64 megapixels/)).toBeVisible();
  await user.upload(choice, new File(['MZ'], 'cat.png', { type: 'image/png' }));
  expect(await screen.findByText(/isn’t a picture that can be read/)).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('says why the server refuses a picture', async () => {
  const { user } = open({
    'POST /admin/media/pictures': () => {
      throw new Refused(422, { fr: 'Abîmée.', en: 'Damaged.' }, 'picture_broken');
    },
  });
  await user.upload(await screen.findByLabelText('Choose a picture'), png(10, 10));
  expect(await screen.findByText('Damaged.')).toBeVisible();
  expect(screen.getByLabelText('Choose a picture')).toBeEnabled();
});
