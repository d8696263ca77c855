import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { readDraft } from '../../lib/drafts.ts';
import { renderPage } from '../../test/render.tsx';
import { HeroCode } from './hero-code.tsx';

async function renderCard(language: 'en' | 'fr' = 'en') {
  const runner = new FakeRunner();
  const view = renderPage(
    <RunnerContext value={runner}>
      <HeroCode />
    </RunnerContext>,
    { language },
  );
  await screen.findByRole('log');
  return { ...view, runner };
}

const editor = () => screen.findByRole('textbox', { name: /Python program/ });

describe('the program of the home page', () => {
  it('starts nothing before somebody comes near', async () => {
    const { runner, user } = await renderCard();
    expect(runner.starts).toBe(0);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.hover(screen.getByRole('figure'));
    expect(await editor()).toHaveValue(
      'way = ["idea", "code", "game"]\nstep = 0\nfor stop in way:\n    step = step + 1\n    print("···" * step, stop)',
    );
    await waitFor(() => expect(runner.starts).toBe(1));
    expect(runner.runs).toHaveLength(0);
  });

  it('runs at the first press, says that it works, and leads on', async () => {
    const { runner } = await renderCard();
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(runner.runs).toHaveLength(1));
    expect(screen.queryByText(/It works/)).not.toBeInTheDocument();
    act(() => runner.runs[0]?.emit({ kind: 'output', stream: 'out', text: 'hello\n' }));
    await act(async () => runner.runs[0]?.end('finished'));
    expect(screen.getByRole('log', { name: 'Output' })).toHaveTextContent('hello');
    expect(screen.getByText(/It works/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  it('praises no program that failed, and explains the error in French', async () => {
    const { runner } = await renderCard('fr');
    fireEvent.click(screen.getByRole('button', { name: 'Exécuter' }));
    await waitFor(() => expect(runner.runs).toHaveLength(1));
    const failure = { type: 'NameError', message: "name 'x' is not defined", line: 2 };
    act(() =>
      runner.runs[0]?.emit({ kind: 'error', failure: { ...failure, traceback: 'NameError' } }),
    );
    await act(async () => runner.runs[0]?.end('finished'));
    expect(within(screen.getByRole('alert')).getByText(/ligne 2/)).toBeVisible();
    expect(screen.queryByText(/Ça marche/)).not.toBeInTheDocument();
  });

  it('keeps every edit, stops, and goes back to the start', async () => {
    const { runner, user } = await renderCard();
    await user.hover(screen.getByRole('figure'));
    fireEvent.input(await editor(), { target: { value: 'while True: pass' } });
    expect(readDraft('home/en')).toBe('while True: pass');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(runner.runs[0]?.source).toBe('while True: pass');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(runner.stops).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(readDraft('home/en')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bring my code back' }));
    expect(readDraft('home/en')).toBe('while True: pass');
  });

  it('leaves the focus at the link that the keyboard has reached', async () => {
    await renderCard();
    act(() => screen.getByRole('link', { name: 'Continue' }).focus());
    await editor();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveFocus();
  });
});
