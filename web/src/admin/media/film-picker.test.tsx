import { FILM_PART_BYTES } from '@codivia/contract/api/admin-media';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { FilmPicker } from './film-picker.tsx';

const [FILM, CAPTIONS, POSTER] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [
  string,
  string,
  string,
];
const UPLOAD = 'b3bd1c6e-0000-4000-8000-000000000000';
const NAME = `film-${FILM.slice(0, 12)}`;
const WHOLE = { film: FILM, captions: CAPTIONS, poster: POSTER };
const LOOPS = {
  name: 'film-0123456789ab',
  title: 'Loops',
  en: WHOLE,
  fr: { ...WHOLE, captions: null },
  created_at: '2026-01-01T00:00:00Z',
};
const size = 2 * FILM_PART_BYTES + 5;

vi.mock('./poster-of.ts', () => ({ posterOf: async () => null }));

beforeEach(() => signInAs({ role: 'admin' }));

let files = 0;
/** Returns a file that no other test has sent. */
const film = () => new File([new Uint8Array(size)], `loops-${files++}.mp4`, { type: 'video/mp4' });

function open(replies: Parameters<typeof mockApi>[0] = {}) {
  let received = 0;
  const state = () => ({ id: UPLOAD, size, received });
  const calls = mockApi({
    'GET /admin/media/films': () => [LOOPS],
    'GET /admin/media/uploads': () => [],
    'POST /admin/media/uploads': state,
    [`GET /admin/media/uploads/${UPLOAD}`]: state,
    ...Object.fromEntries(
      [0, 1, 2].map((part) => [
        `PUT /admin/media/uploads/${UPLOAD}/parts/${part * FILM_PART_BYTES}`,
        () => {
          received = Math.min((part + 1) * FILM_PART_BYTES, size);
          return state();
        },
      ]),
    ),
    [`POST /admin/media/uploads/${UPLOAD}/finish`]: () => ({ hash: FILM, src: '' }),
    'POST /admin/media/captions': () => ({ hash: CAPTIONS, src: '' }),
    'POST /admin/media/films': ({ body }) => ({ ...LOOPS, ...(body as object), name: NAME }),
    ...replies,
  });
  const onPicked = vi.fn();
  const shown = renderPage(<FilmPicker onPicked={onPicked} onClose={() => {}} />, {
    language: 'en',
  });
  return { ...shown, calls, onPicked };
}

const english = () => within(screen.getByRole('group', { name: 'In English' }));
const parts = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path.includes('/parts/')).map(({ path }) => path.split('/').at(-1));

it('inserts a film that was sent before', async () => {
  const { user, onPicked } = open();
  expect(await screen.findByText('Captions or a poster are missing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Insert “Loops”' }));
  expect(onPicked).toHaveBeenCalledExactlyOnceWith(LOOPS.name);
});

it('sends a film in parts, then names it', async () => {
  const { user, calls, onPicked } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a new video' }));
  const insert = screen.getByRole('button', { name: 'Insert the video' });
  await user.click(insert);
  expect(screen.getByLabelText('Title of the video')).toBeInvalid();
  expect(screen.getByText('Send the English video first.')).toBeVisible();
  await user.type(screen.getByLabelText('Title of the video'), ' Loops ');
  await user.upload(english().getByLabelText('Choose a video'), film());
  expect(await english().findByText('The video has arrived.')).toBeVisible();
  expect(parts(calls)).toEqual(['0', `${FILM_PART_BYTES}`, `${2 * FILM_PART_BYTES}`]);
  const captions = new File(['WEBVTT'], 'loops.vtt', { type: 'text/vtt' });
  await user.upload(english().getByLabelText('Choose the captions'), captions);
  expect(await english().findByText(/The captions are there/)).toBeVisible();
  expect(screen.getByText(/published once captions and posters are there/)).toBeVisible();
  await user.click(insert);
  await waitFor(() => expect(onPicked).toHaveBeenCalledExactlyOnceWith(NAME));
  expect(calls.at(-1)?.body ?? calls.at(-2)?.body).toEqual({
    title: 'Loops',
    en: { film: FILM, captions: CAPTIONS, poster: null },
    fr: { film: FILM, captions: null, poster: null },
  });
});

it('continues where a film stopped when the connection was lost', async () => {
  let isDown = true;
  const second = `PUT /admin/media/uploads/${UPLOAD}/parts/${FILM_PART_BYTES}`;
  const { user, calls } = open({
    [`GET /admin/media/uploads/${UPLOAD}`]: () => ({ id: UPLOAD, size, received: FILM_PART_BYTES }),
    [second]: () => {
      if (isDown) throw new Error('the connection is lost');
      return { id: UPLOAD, size, received: 2 * FILM_PART_BYTES };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send a new video' }));
  await user.upload(english().getByLabelText('Choose a video'), film());
  expect(await english().findByText(/^Stopped: /)).toBeVisible();
  expect(english().getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 2 MB');
  isDown = false;
  await user.click(english().getByRole('button', { name: 'Continue' }));
  expect(await english().findByText('The video has arrived.')).toBeVisible();
  expect(parts(calls).filter((start) => start === '0')).toHaveLength(1);
});

it('continues a film that another visit has begun, once the same file is chosen', async () => {
  // jsdom computes no hashes: here every byte of one is the length of what it is of.
  const digest = async (_: string, { length }: Uint8Array) => new Uint8Array(32).fill(length);
  vi.stubGlobal('crypto', { subtle: { digest } });
  const begun = { id: UPLOAD, size, received: FILM_PART_BYTES };
  const { user, calls } = open({
    'GET /admin/media/uploads': () => [
      { ...begun, id: 'c0000000-0000-4000-8000-000000000000', parts_hash: POSTER },
      { ...begun, parts_hash: '20'.repeat(32) },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Send a new video' }));
  expect(english().getByText(/choose the same file again to go on/)).toBeVisible();
  await user.upload(english().getByLabelText('Choose a video'), film());
  expect(await english().findByText('The video has arrived.')).toBeVisible();
  expect(parts(calls)).toEqual([`${FILM_PART_BYTES}`, `${2 * FILM_PART_BYTES}`]);
  const asked = calls.find(({ path, method }) => method === 'GET' && path.endsWith('/uploads'));
  expect(asked?.search.get('size')).toBe(`${size}`);
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/uploads'))).toBe(
    false,
  );
});

it('continues by itself when the browser is online again', async () => {
  let isDown = true;
  const { user } = open({
    'POST /admin/media/uploads': () => {
      if (isDown) throw new Error('the connection is lost');
      return { id: UPLOAD, size, received: 0 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send a new video' }));
  await user.upload(english().getByLabelText('Choose a video'), film());
  expect(await english().findByText(/^Stopped: /)).toBeVisible();
  isDown = false;
  act(() => dispatchEvent(new Event('online')));
  expect(await english().findByText('The video has arrived.')).toBeVisible();
});

it('refuses a film of more than 200 MB before it is sent', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a new video' }));
  const huge = film();
  Object.defineProperty(huge, 'size', { value: 200_000_001 });
  await user.upload(english().getByLabelText('Choose a video'), huge);
  expect(await english().findByText(/more than 200 MB/)).toBeVisible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});
