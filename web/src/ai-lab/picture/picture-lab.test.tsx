import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeFile } from '../../lib/files/file-database.ts';
import { renderPage } from '../../test/render.tsx';
import { FakeCamera } from '../hand/fake-camera.ts';
import { changeProject } from '../project/change-project.ts';
import { MAX_EXAMPLES, newProject } from '../project/lab-project.ts';
import { eraseProject, readProjects, writeProject } from '../project/stored-projects.ts';
import { AiLabPage } from '../room/ai-lab-page.tsx';
import { PageWorker } from '../training/page-worker.ts';
import { colourFile, FakePictures } from './fake-pictures.ts';
import type { LabPicture } from './lab-picture.ts';

let camera: FakeCamera;
let pictures: FakePictures;

beforeEach(async () => {
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('scrollTo', () => {});
  camera = new FakeCamera();
  pictures = new FakePictures();
  for (const { id } of await readProjects()) await eraseProject(id);
});

const button = (name: string) => screen.getByRole('button', { name });
const blue = (shade: number) => colourFile([20, 40, 200 + shade], `sky-${shade}.png`);
const green = (shade: number) => colourFile([20, 120 + shade, 30], `forest-${shade}.png`);
const five = (make: (shade: number) => File) => [0, 5, 10, 15, 20].map(make);
const field = (name: string) => screen.getByLabelText(name);

const show = (language: 'en' | 'fr' = 'en') =>
  act(async () => renderPage(<AiLabPage />, { language, at: '/ailab' }));

async function openPictures() {
  const shown = await show();
  await shown.user.click(button('Train with pictures'));
  return shown;
}

test('pictures of files are collected, trained, tested, repaired and used', async () => {
  const { user } = await openPictures();
  expect(screen.getByText(/32 × 32 points/)).toBeVisible();
  await user.upload(field('Add pictures to Sky'), five(blue));
  expect(await screen.findByText('5 pictures added.')).toBeVisible();
  fireEvent.drop(field('Add pictures to Forest'), { dataTransfer: { files: five(green) } });
  await vi.waitFor(() => expect(screen.getAllByText('5 examples')).toHaveLength(2));
  expect(screen.getByRole('img', { name: 'Sky, example 5' })).toBeVisible();
  expect(pictures.decoded).toBe(10);

  await user.click(button('2. Train'));
  await user.click(button('Train'));
  await user.click(await screen.findByRole('button', { name: 'Test it' }));
  expect(screen.getByText('Right: 100% of 2 new examples')).toBeVisible();
  await user.click(button('Sky, taken for Sky: 1'));
  expect(screen.getByRole('img', { name: 'Sky, taken for Sky: 1' })).toBeVisible();
  await user.upload(field('Choose a picture'), green(3));
  expect(await screen.findByText('I think: Forest')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The picture that you chose' })).toBeVisible();
  await user.click(button('Sky'));
  expect(screen.getByText(/It is an example of Sky now/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'The picture that you chose' })).toBeNull();

  await user.click(button('4. Use'));
  expect(screen.getByText(/load_model\("my-picture-sorter"\)/)).toBeVisible();
  await user.click(button('1. Collect'));
  await user.click(button('Delete: Sky, example 6'));
  expect(screen.getAllByText('5 examples')).toHaveLength(2);
});

/** Switches the camera on, and adds a picture of it to a class. */
async function addFromCamera(user: Awaited<ReturnType<typeof show>>['user'], name: string) {
  await user.click(button('Switch the camera on'));
  await screen.findByText('Camera on');
  await vi.waitFor(() => expect(button(name)).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button(name));
}

/** Tells whether the browser would ask before the tab is closed. */
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const stored = async () => (await readProjects())[0];

test('pictures of the camera are in memory only, until the learner has them kept', async () => {
  const { user } = await openPictures();
  await user.upload(field('Add pictures to Sky'), blue(0));
  pictures.seen = [20, 130, 30];
  await addFromCamera(user, 'Forest');
  expect(screen.getByText(/^1 picture of the camera is in memory only/)).toBeVisible();
  expect(isTabHeld()).toBe(true);

  // They are there again after a look at the other projects.
  await user.click(button('All projects'));
  await screen.findByRole('button', { name: 'Open' });
  expect(isTabHeld()).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(screen.getByRole('img', { name: 'Forest, example 1' })).toBeVisible();

  const content = vi.spyOn(TextEncoder.prototype, 'encode');
  const written = () => JSON.parse(content.mock.lastCall?.[0] ?? '{}').examples;
  await user.click(screen.getByRole('checkbox', { name: /^Keep the camera/ }));
  expect(screen.getByText(/So far: 1 picture\./)).toBeVisible();
  await vi.waitFor(() => expect(written()).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: /^Keep the camera/ }));
  await vi.waitFor(() => expect(written()).toHaveLength(1));
  expect(screen.getByRole('img', { name: 'Forest, example 1' })).toBeVisible();

  await user.click(button('Delete the camera’s pictures'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(screen.queryByRole('img', { name: 'Forest, example 1' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Sky, example 1' })).toBeVisible();
  await vi.waitFor(async () => expect((await stored())?.examples).toHaveLength(1));
  expect(isTabHeld()).toBe(false);
});

test('what another tab has changed leaves the pictures in memory', async () => {
  const { user } = await openPictures();
  await addFromCamera(user, 'Forest');
  await vi.waitFor(async () => expect((await stored())?.examples).toHaveLength(1));
  const project = await stored();
  if (!project) throw new Error('nothing is stored');
  // The other tab knows nothing of the memory of this one.
  const { id, changedAt } = project;
  const other = { ...project, name: 'Elsewhere', examples: [], changedAt: changedAt + 1000 };
  const content = new TextEncoder().encode(JSON.stringify(other));
  await writeFile({ place: 'ailab', name: id, size: content.length, format: 'text' }, content);
  act(() => window.dispatchEvent(new Event('focus')));
  expect(await screen.findByDisplayValue('Elsewhere')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Forest, example 1' })).toBeVisible();
});

test('a camera that is refused leaves the files, and files work while it is on', async () => {
  camera.failure = new DOMException('', 'NotAllowedError');
  const { user } = await openPictures();
  await user.click(button('Switch the camera on'));
  expect(await screen.findByText(/Pictures from files, drawings/)).toBeVisible();
  await user.click(button('Sky'));
  expect(screen.getByText(/add files to the class itself/)).toBeVisible();
  await user.upload(field('Add pictures to Sky'), blue(1));
  expect(await screen.findByText('1 picture added.')).toBeVisible();
});

const hugePng = new Uint8Array(24);
hugePng.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0);
new DataView(hugePng.buffer).setUint32(16, 10_000);
new DataView(hugePng.buffer).setUint32(20, 5000);

test('files that are no pictures, too large or of an unknown sort say so, and the others come', async () => {
  const { user } = await openPictures();
  await user.upload(field('Add pictures to Sky'), [
    new File([hugePng], 'huge.png', { type: 'image/png' }),
    new File(['no'], 'photo.HEIC', { type: 'image/heic' }),
    new File(['no'], 'a.png', { type: 'image/png' }),
    new File(['no'], 'b.png', { type: 'image/png' }),
    blue(1),
  ]);
  expect(await screen.findByText('1 picture added.')).toBeVisible();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    expect.stringMatching(/^huge.png is too large: a picture may have 40 megapixels and 30 MB/),
    expect.stringMatching(/^photo.HEIC is a HEIC picture/),
    expect.stringMatching(/^a.png, b.png are no pictures/),
  ]);
  // The huge one was never decoded.
  expect(pictures.decoded).toBe(4);
});

test('more pictures than a project holds are left out, and none that is there is lost', async () => {
  const project = newProject('picture', 'Full', ['Sky', 'Forest']);
  const input: LabPicture = {
    image: 'data:image/jpeg;base64,AAAA',
    points: 'A'.repeat(4096),
    from: 'file',
  };
  const [first] = project.classes;
  const inputs = Array<LabPicture>(MAX_EXAMPLES - 1).fill(input);
  const full = changeProject(project, { type: 'add-examples', classId: first?.id ?? '', inputs });
  await writeProject(full);
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await user.upload(
    field('Add pictures to Forest'),
    Array.from({ length: 3 }, (_, i) => green(i)),
  );
  expect(
    await screen.findByText('2 pictures were left out: a project holds at most 2,000 examples.'),
  ).toBeVisible();
  expect(await screen.findByText('1 picture added.')).toBeVisible();
  expect(screen.getByText('1,999 examples')).toBeVisible();
  expect(screen.getByText(/^Your project has 2,000 examples/)).toBeVisible();
});

test('pictures are added to no class that is deleted while they are opened', () => {
  const project = newProject('picture', 'P', ['a', 'b']);
  expect(changeProject(project, { type: 'add-examples', classId: 'gone', inputs: [[]] })).toBe(
    project,
  );
});

const fillBrowser = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test.each(['Train with pictures', 'Train with hands'])(
  'where nothing can be stored, no document is loaded for the camera, and it says so (%s)',
  async (name) => {
    fillBrowser();
    const page = new URL('/privacy', location.href).href;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: page } as PerformanceEntry]);
    const { user } = await show();
    await user.click(button(name));
    expect(await screen.findByText(/^For the camera, this page must be loaded anew/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch the camera on' })).toBeNull();
  },
);

test('a project that could not be stored says so again when it is opened again', async () => {
  fillBrowser();
  const { user } = await openPictures();
  expect(await screen.findByText(/^This browser keeps nothing right now/)).toBeVisible();
  await user.upload(field('Add pictures to Sky'), blue(1));
  await screen.findByText('1 picture added.');
  await user.click(button('All projects'));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/^This browser keeps nothing right now/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Sky, example 1' })).toBeVisible();
});
