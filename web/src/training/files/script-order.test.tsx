import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { deleteFiles, keepFiles, loadFiles, orderFiles, renameFile } from './file-store.ts';
import { FilesDialog } from './files-dialog.tsx';
import { readProgramFiles } from './project-files.ts';

const PLACE = 'game';
const script = (name: string) =>
  ({ name, format: 'text', content: new TextEncoder().encode(`// ${name}`) }) as const;
const names = async () => (await readProgramFiles(PLACE)).map(({ name }) => name);

beforeEach(async () => {
  await deleteFiles(
    PLACE,
    (await loadFiles(PLACE)).map(({ name }) => name),
  );
  await keepFiles(PLACE, [script('ball.js'), script('shape.js'), script('notes.txt')]);
});

function open(language: 'en' | 'fr' = 'en') {
  renderPage(
    <FilesDialog
      open
      onOpenChange={() => {}}
      place={PLACE}
      kind="game"
      title="Game"
      code={{ 'sketch.js': '' }}
      onCode={() => {}}
      incomingFiles={[]}
      onTaken={() => {}}
    />,
    { language },
  );
  return userEvent.setup();
}

test('scripts run by their names until they are put in another order, which stays', async () => {
  expect(await names()).toEqual(['ball.js', 'notes.txt', 'shape.js']);
  await orderFiles(PLACE, ['shape.js', 'ball.js']);
  expect(await names()).toEqual(['shape.js', 'ball.js', 'notes.txt']);
  await keepFiles(PLACE, [script('ball.js'), script('app.js')]);
  await renameFile(PLACE, 'shape.js', 'a-shape.js');
  expect(await names()).toEqual(['a-shape.js', 'ball.js', 'app.js', 'notes.txt']);
});

test('buttons move a script and keep the focus; its new turn is announced', async () => {
  const user = open();
  const list = await screen.findByRole('list', { name: 'Files' });
  const down = await within(list).findByRole('button', { name: 'Run later: ball.js' });
  expect(within(list).getByText(/runs before your sketch, number 1 of 2/)).toBeVisible();
  expect(within(list).queryByRole('button', { name: 'Run later: notes.txt' })).toBeNull();
  expect(within(list).getByRole('button', { name: 'Run earlier: ball.js' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(down);
  await waitFor(async () => expect(await names()).toEqual(['shape.js', 'ball.js', 'notes.txt']));
  expect(await screen.findByText('ball.js now runs as number 2 of 2.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Run later: ball.js' })).toHaveFocus(),
  );
});

test('a script is dragged to the place of another', async () => {
  open('fr');
  const list = await screen.findByRole('list', { name: 'Fichiers' });
  const rows = within(list).getAllByRole('listitem');
  const [ball, , shape] = rows;
  if (!ball || !shape) throw new Error('The list has three rows.');
  const dataTransfer = { setData: vi.fn(), types: [], files: [] };
  fireEvent.dragStart(shape, { dataTransfer });
  fireEvent.dragOver(ball, { dataTransfer });
  fireEvent.drop(ball, { dataTransfer });
  await waitFor(async () => expect(await names()).toEqual(['shape.js', 'ball.js', 'notes.txt']));
  expect(
    await screen.findByText('shape.js s’exécute maintenant en position 1 sur 2.'),
  ).toBeInTheDocument();
});
