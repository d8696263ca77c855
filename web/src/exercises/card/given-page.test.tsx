import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { renderPage } from '../../test/render.tsx';
import { PreviewCard } from './preview-card.tsx';
import { CheckContext } from './use-answer-check.ts';

const FILL: PreviewExercise = {
  kind: 'web',
  id: 'gold',
  title: 'Gold',
  instructions: '<p>Make it gold.</p>',
  starter: { 'index.html': '<h1>Hi</h1>', 'style.css': 'h1 { : gold; }\n' },
  solution: { 'style.css': 'h1 { color: gold; }\n' },
  check: 'expect(1, "x")',
  hints: ['First hint', 'Second hint'],
  feedback: { plain: '<p>No gold yet.</p>' },
  task: { type: 'fill', file: 'style.css', template: 'h1 { ⟦color⟧: gold; }\n' },
};
const LINES = ['function draw() {', '  circle(1, 2, 3);', '}'];
const ARRANGE: PreviewExercise = {
  ...FILL,
  kind: 'game',
  id: 'circle',
  title: 'A circle',
  starter: { 'sketch.js': '' },
  solution: { 'sketch.js': LINES.join('\n') },
  task: { type: 'arrange', lines: LINES, distractors: [], indent: false },
};

async function open(exercise: PreviewExercise) {
  const preview = new FakePreview();
  const checked: PreviewProgram[] = [];
  const verdicts: Partial<PreviewVerdict>[] = [];
  const check = async (_place: unknown, program: PreviewProgram) => {
    checked.push(program);
    return { passed: false, key: null, fault: null, failure: null, ...verdicts.shift() };
  };
  const onChecked = vi.fn();
  const view = await act(async () =>
    renderPage(
      <PreviewContext value={() => preview}>
        <CheckContext value={check}>
          <PreviewCard exercise={exercise} storageKey={`l/${exercise.id}`} onChecked={onChecked} />
        </CheckContext>
      </PreviewContext>,
    ),
  );
  return { ...view, preview, checked, verdicts, onChecked };
}

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

test('blanks in a page: the whole page is checked, wrong and right, and shown', async () => {
  const { user, preview, checked, verdicts, onChecked } = await open(FILL);
  const blank = await screen.findByRole('textbox', { name: 'Blank 1 of 1' });
  verdicts.push({ key: 'plain' }, { passed: true });
  await user.type(blank, 'background');
  await user.click(press('Check'));
  expect(checked).toMatchObject([
    { files: { 'index.html': '<h1>Hi</h1>', 'style.css': 'h1 { background: gold; }\n' } },
  ]);
  expect(await screen.findByText('No gold yet.')).toBeVisible();
  await user.clear(blank);
  await user.type(blank, 'color{Enter}');
  expect(checked[1]?.files['style.css']).toBe('h1 { color: gold; }\n');
  await waitFor(() =>
    expect(onChecked.mock.calls).toEqual([
      [false, { code: 'background' }, undefined, expect.any(String)],
      [true, { code: 'color' }, undefined, ''],
    ]),
  );
  expect(preview.runs.length).toBeGreaterThan(0);
});

test('the given part and the program around the blanks have their colours', async () => {
  const { container } = await open(FILL);
  await screen.findByRole('textbox', { name: 'Blank 1 of 1' });
  await waitFor(() => {
    const words = [...container.querySelectorAll('.task-lines span[class]')];
    expect(words.map(({ textContent }) => textContent)).toContain('h1');
  });
  expect(container.querySelector('.task-lines')).toHaveTextContent('h1 { : gold; }');
  expect(await screen.findByRole('region', { name: /Gold.*HTML/ })).toHaveTextContent(
    '<h1>Hi</h1>',
  );
});

test('lines of a sketch: their program is checked, each line in its colours', async () => {
  const { user, checked, verdicts, onChecked } = await open(ARRANGE);
  await screen.findByRole('list', { name: 'Your program' });
  const circle = await screen.findByRole('button', { name: 'circle(1, 2, 3);' });
  await waitFor(() => expect(circle.querySelectorAll('span[class]').length).toBeGreaterThan(2));
  verdicts.push({ passed: true });
  for (const line of LINES) await user.click(press(line.trim()));
  await user.click(press('Check'));
  expect(checked[0]?.files['sketch.js']).toBe(`${LINES.join('\n')}\n`);
  await waitFor(() =>
    expect(onChecked).toHaveBeenCalledWith(true, { code: LINES.join('\n') }, undefined, ''),
  );
});
