import type { Language } from '@codivia/contract/api/language';
import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import type { PreviewVerdict } from '@codivia/runners/preview/messages';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { mockApi } from '../../test/api.ts';
import { renderPage } from '../../test/render.tsx';
import { PreviewCard } from './preview-card.tsx';
import { CheckContext } from './use-answer-check.ts';

/** Invented exercises. */
const WEB: PreviewExercise = {
  kind: 'web',
  id: 'heading',
  title: 'A heading',
  instructions: '<p>Make it red.</p>',
  starter: { 'index.html': '<h1>Hi</h1>', 'style.css': '' },
  solution: { 'index.html': '<h1>Hi</h1>', 'style.css': 'h1 { color: red; }' },
  check: 'expect(1, "x")',
  hints: ['First hint', 'Second hint'],
  feedback: { 'not-red': 'It is <strong>not red</strong> yet.' },
};
const P5: PreviewExercise = {
  ...WEB,
  kind: 'game',
  id: 'circle',
  title: 'A circle',
  starter: { 'sketch.js': 'function draw() {}' },
  solution: { 'sketch.js': 'function draw() { circle(1, 2, 3); }' },
};

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function open(exercise: PreviewExercise | PreviewExercise, language: Language = 'en') {
  const preview = new FakePreview();
  const checks: {
    program: PreviewProgram;
    end: (verdict: Partial<PreviewVerdict>) => Promise<void>;
  }[] = [];
  const check = (_place: unknown, program: PreviewProgram, _check: string, signal: AbortSignal) =>
    new Promise<PreviewVerdict>((resolve) => {
      const nothing = { passed: false, key: null, fault: null, failure: null };
      signal.addEventListener('abort', () => resolve({ ...nothing, key: 'interrupted' }));
      const end = (verdict: Partial<PreviewVerdict>) =>
        act(async () => resolve({ ...nothing, ...verdict }));
      checks.push({ program, end });
    });
  const onChecked = vi.fn();
  const page = (
    <PreviewContext value={() => preview}>
      <CheckContext value={check}>
        <PreviewCard exercise={exercise} storageKey={`l/${exercise.id}`} onChecked={onChecked} />
      </CheckContext>
    </PreviewContext>
  );
  const view = await act(async () => renderPage(page, { language }));
  return { ...view, preview, checks, onChecked };
}

beforeEach(() => localStorage.clear());

describe('a web page', () => {
  test('has a tab for each part, loads nothing by itself, and is checked as it stands', async () => {
    const { user, checks, preview, onChecked } = await open(WEB);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['HTML', 'CSS']);
    // The part that learners must write is shown first.
    expect(screen.getByRole('tab', { name: 'CSS' })).toHaveAttribute('aria-selected', 'true');
    await user.type(await field(/A heading \(CSS\)/), 'h1 {{ color: red; }');
    await user.click(button('Check'));
    expect(preview.runs).toEqual([]);
    expect(checks[0]?.program.files).toEqual({
      'index.html': '<h1>Hi</h1>',
      'style.css': 'h1 { color: red; }',
    });
    await checks[0]?.end({ passed: true });
    expect(onChecked.mock.calls).toEqual([[true, { css: 'h1 { color: red; }' }, undefined, '']]);
    expect(screen.getAllByText('Solved!')).not.toHaveLength(0);
    // The preview shows the checked program, and has run nothing before.
    expect(preview.starts).toBe(0);
    expect(preview.runs.map(({ program }) => program)).toEqual([checks[0]?.program]);
  });

  test('long lines go on below, before the editor has come and in it', async () => {
    await open(WEB);
    const css = await field(/A heading \(CSS\)/);
    expect(css).toHaveAttribute('wrap', 'soft');
    expect(css.closest('[data-code-wrap="on"]')).not.toBeNull();
  });

  test('once it is shown, follows what is written', async () => {
    const { user, preview } = await open(WEB);
    await user.click(button('Run'));
    await act(async () => preview.runs[0]?.emit({ kind: 'started' }));
    await user.click(screen.getByRole('tab', { name: 'HTML' }));
    await user.type(await field(/HTML/), '!');
    await vi.waitFor(() => expect(preview.runs).toHaveLength(2));
    expect(preview.runs[1]?.program).toMatchObject({ files: { 'index.html': '<h1>Hi</h1>!' } });
  });

  test('the solution shows the parts that change', async () => {
    const { user } = await open(WEB);
    await user.click(button('Show a hint'));
    expect(screen.getByText('Hint 1 of 2')).toBeVisible();
    await user.click(button('Show another hint'));
    await user.click(button('Show the solution'));
    const solution = screen.getByRole('region', { name: 'One solution (CSS)' });
    expect(within(solution).getByText('h1 { color: red; }')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'One solution (HTML)' })).toBeNull();
  });

  test('reset brings every part back, and can be undone', async () => {
    const { user } = await open(WEB);
    await user.click(screen.getByRole('tab', { name: 'HTML' }));
    await user.type(await field(/HTML/), 'more');
    await user.click(button('Reset'));
    expect(await field(/HTML/)).toHaveValue('<h1>Hi</h1>');
    await user.click(button('Bring my code back'));
    expect(await field(/HTML/)).toHaveValue('<h1>Hi</h1>more');
  });
});

describe('a sketch', () => {
  test('what is off is said in the words of the exercise, until the code changes', async () => {
    const { user, checks, onChecked } = await open(P5);
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(button('Check'));
    await checks[0]?.end({ key: 'not-red' });
    expect(screen.getByText('not red')).toBeVisible();
    expect(onChecked.mock.calls).toEqual([[false, {}, undefined, expect.any(String)]]);
    await user.type(await field(/A circle/), ' ');
    expect(screen.queryByText('not red')).toBeNull();
  });

  test('an error of the sketch is explained, and its line marked', async () => {
    const { user, checks } = await open(P5);
    await user.click(button('Check'));
    await checks[0]?.end({
      key: 'error',
      failure: {
        kind: 'error',
        name: 'ReferenceError',
        text: 'cirle is not defined',
        position: { file: 'sketch.js', line: 1 },
        count: 1,
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody knows cirle here');
    expect(await field(/A circle/)).toHaveAttribute('data-failed-line', '1');
  });

  test.each([
    ['timeout', /much longer than it should/],
    ['missing-function', /The function that was asked for isn’t there/],
    ['missing-element', /something that isn’t there/],
    ['unheard-of', /Something is still different/],
    ['unavailable', /It didn’t arrive, although Codivia can be reached/],
  ])('a verdict of ours has words of ours: %s', async (key, words) => {
    const { user, checks } = await open(P5);
    await user.click(button('Check'));
    mockApi({});
    await checks[0]?.end({ key });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('three wrong answers open the solution; a stopped check is no answer', async () => {
    const { user, checks } = await open(P5);
    for (const key of ['not-red', 'not-red', 'stopped', 'not-red']) {
      expect(screen.queryByRole('button', { name: 'Show the solution' })).toBeNull();
      await user.click(button('Check'));
      if (key === 'stopped') await user.click(button('Stop'));
      else await checks.at(-1)?.end({ key });
    }
    expect(button('Show the solution')).toBeVisible();
  });

  test('in French', async () => {
    const { user, checks } = await open(P5, 'fr');
    await user.click(button('Vérifier'));
    await checks[0]?.end({ passed: true });
    expect(screen.getAllByText(/Réussi/)).not.toHaveLength(0);
    expect(button('Exécuter')).toBeVisible();
  });
});
