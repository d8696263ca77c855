import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { keepFiles } from '../files/file-store.ts';
import * as packing from '../files/pack-work.ts';
import type { Work } from '../learner-code/use-work.ts';
import { useSaveWork } from './use-save-work.ts';

vi.mock('../files/pack-work.ts', { spy: true });

function SaveButton({ place, onAlone }: { place: string; onAlone: () => void }) {
  const work = { place, files: { 'sketch.js': 'draw();' } } as unknown as Work;
  const alone = { name: 'my-game.html', title: 'My game', save: onAlone };
  const save = useSaveWork(work, 'game', alone);
  return (
    <button type="button" onClick={save}>
      Save
    </button>
  );
}

test('a work with files is saved as a zip of all of them; without files it is one file', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const onAlone = vi.fn();
  const user = userEvent.setup();
  renderPage(<SaveButton place="game" onAlone={onAlone} />, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(onAlone).toHaveBeenCalledOnce();
  await keepFiles('game', [{ name: 'ball.js', format: 'text', content: new Uint8Array([59]) }]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/a zip with your code and all your files/)).toBeVisible();
  expect(onAlone).toHaveBeenCalledOnce();
  expect(names).toEqual(['my-game.zip']);
  vi.mocked(packing.packWork).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/wasn’t saved/)).toBeVisible();
});
