import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import { NOTICES } from '@codivia/runners/preview/messages';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { renderPage } from '../../test/render.tsx';
import { PreviewCard } from './preview-card.tsx';

const FREE: PreviewExercise = {
  kind: 'web',
  id: 'h',
  title: 'A heading',
  instructions: '',
  check: '',
  hints: [],
  feedback: {},
  starter: { 'index.html': '<h1>Hi<h1>' },
  solution: { 'index.html': '<h1>Hi</h1>' },
};
const HINTS = NOTICES.filter((notice) => /^(html|css|p5)_/.test(notice));

/** The console of an exercise after a run with every hint and one more line. */
async function consoleOf(exercise: PreviewExercise): Promise<HTMLElement> {
  localStorage.clear();
  const preview = new FakePreview();
  const page = (
    <PreviewContext value={() => preview}>
      <PreviewCard exercise={exercise} storageKey={`l/${exercise.id}`} />
    </PreviewContext>
  );
  const { user } = await act(async () => renderPage(page));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  const position = { file: 'index.html', line: 1 } as const;
  const entries = HINTS.map(
    (notice) => ({ kind: 'notice', notice, text: 'hinted', position, count: 1 }) as const,
  );
  const said = { kind: 'log', level: 'log', text: 'said', position, count: 1 } as const;
  await act(async () =>
    preview.runs[0]?.emit({ kind: 'console', entries: [...entries, said], dropped: 0 }),
  );
  return screen.findByRole('log', { name: 'Console' });
}

test('hints of a run are shown where a program is written freely', async () => {
  expect(HINTS.length).toBeGreaterThan(15);
  const console = await consoleOf(FREE);
  expect(console).toHaveTextContent('said');
  expect(console).toHaveTextContent(/hinted.* is opened here and never closed/);
});

test.each([
  ['a mistake is to be found', { type: 'fix', failing_case: '' }],
  ['blanks are to be filled in', { type: 'fill', template: '<h1>Hi</[[h1]]>', file: 'index.html' }],
] as const)('they are withheld where %s: they would name the answer', async (_, task) => {
  const console = await consoleOf({ ...FREE, task } as unknown as PreviewExercise);
  expect(console).toHaveTextContent('said');
  expect(console).not.toHaveTextContent('hinted');
});
