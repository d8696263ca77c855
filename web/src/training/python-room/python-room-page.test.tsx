import 'fake-indexeddb/auto';
import type { Language } from '@codivia/contract/api/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { fragmentOf } from '../../code/tools/sharing/share-link.ts';
import { renderPage } from '../../test/render.tsx';
import { deleteFiles, keepFiles } from '../files/file-store.ts';
import { PythonRoomPage } from './python-room-page.tsx';
import { SNIPPETS, START } from './snippets.ts';

/** jsdom sees nothing, so everything is near. */
class AlwaysIntersecting {
  #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', AlwaysIntersecting));

const EDITOR = { en: 'Your Python program', fr: 'Ton programme Python' };
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function open({ language = 'en' as Language, at = '/playground' } = {}) {
  const runner = new FakeRunner();
  const page = (
    <RunnerContext value={runner}>
      <PythonRoomPage />
    </RunnerContext>
  );
  const view = await act(async () => renderPage(page, { language, at }));
  const editor = await screen.findByRole('textbox', { name: EDITOR[language] });
  return { ...view, runner, editor };
}

describe('the room', () => {
  test('starts Python at once, shows a program that is ready, and runs nothing by itself', async () => {
    const { runner, editor } = await open();
    expect(runner.starts).toBe(1);
    expect(editor).toHaveValue(START.en);
    expect(runner.runs).toEqual([]);
    expect(document.title).toBe('Python room · Codivia');
  });

  test('tells what Python is doing: loading, ready, running, its libraries', async () => {
    const { runner, user } = await open();
    act(() => runner.become('loading'));
    expect(screen.getByText(/You can already write/)).toBeVisible();
    runner.arrival = { share: 0.36, secondsLeft: 9, interrupted: false };
    act(() => runner.become('loading'));
    const loading = screen.getByRole('progressbar', { name: 'Python is loading…' });
    expect(loading).toHaveAttribute('aria-valuenow', '36');
    act(() => runner.become('ready'));
    expect(screen.queryByText(/You can already write/)).toBeNull();
    expect(screen.getByText(/Python is ready/)).toBeVisible();
    await user.click(button('Run'));
    act(() => runner.become('running'));
    expect(screen.getByText('The program is running…')).toBeVisible();
    await act(async () =>
      runner.runs[0]?.emit({
        kind: 'progress',
        progress: { name: 'numpy', loaded: 1, total: 3, bytes: 1_200_000, size: 3_100_000 },
      }),
    );
    const bar = await screen.findByRole('progressbar', { name: /numpy \(1 of 3\)/ });
    expect(bar).toHaveAttribute('aria-valuenow', '46');
  });

  test('Python that cannot be loaded is an error notice with another try', async () => {
    const { runner, user } = await open();
    act(() => runner.become('unavailable'));
    expect(screen.getByRole('alert')).toHaveTextContent('Python could not be loaded');
    await user.click(button('Try again'));
    expect(runner.starts).toBe(2);
  });

  test('Run becomes Stop under the same finger; Stop says so', async () => {
    const { runner, user } = await open({ language: 'fr' });
    await user.click(button('Exécuter'));
    expect(button('Arrêter')).toHaveFocus();
    await user.click(button('Arrêter'));
    expect(runner.stops).toBe(1);
    expect(await screen.findByText('Exécution annulée')).toBeVisible();
    expect(button('Exécuter')).toHaveFocus();
  });

  test('a double click runs and does not stop', async () => {
    const { runner, user } = await open();
    await user.dblClick(button('Run'));
    expect(runner.runs).toHaveLength(1);
    expect(runner.stops).toBe(0);
  });

  test('an error has a red panel, and leads to its line', async () => {
    const { runner, user, editor } = await open();
    await user.click(button('Run'));
    const failure = {
      type: 'NameError',
      message: "name 'x' is not defined",
      line: 2,
      traceback: 'T',
    };
    runner.runs[0]?.emit({ kind: 'error', failure });
    await act(async () => runner.runs[0]?.end('failed'));
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Python doesn’t know the name x'));
    expect(editor).toHaveAttribute('data-failed-line', '2');
    await user.click(button('Show line 2'));
    await vi.waitFor(() => expect(editor).toHaveFocus());
    expect(editor).toHaveAttribute('data-line', '2');
  });
});

test('an error in a file beside the program leads to the tab of that file', async () => {
  const content = new TextEncoder().encode('def work():\n    return missing\n');
  await act(() => keepFiles('python', [{ name: 'helper.py', format: 'text', content }]));
  const { runner, user } = await open();
  await user.click(button('Run'));
  await vi.waitFor(() => expect(runner.runs).toHaveLength(1));
  const place = { file: 'helper.py', line: 2 };
  const failure = { type: 'NameError', message: 'x', line: 9, traceback: 'T', place };
  await act(async () => {
    runner.runs[0]?.emit({ kind: 'error', failure });
    runner.runs[0]?.end('failed');
  });
  expect(screen.getByText('Something went wrong in helper.py, line 2')).toBeVisible();
  const helper = () => screen.findByRole('textbox', { name: 'Text of helper.py' });
  await user.click(button('Show line 2'));
  expect(await helper()).toHaveAttribute('data-line', '2');
  await user.click(screen.getByRole('tab', { name: 'main.py' }));
  await user.click(await screen.findByRole('button', { name: '1 problem' }));
  await user.click(screen.getByText('helper.py, line 2'));
  expect(await helper()).toHaveAttribute('data-line', '2');
  await act(() => deleteFiles('python', ['helper.py']));
});

describe('examples', () => {
  test.each(['en', 'fr'] as const)(
    'replace the program in %s, and it can be brought back',
    async (language) => {
      const { user, editor } = await open({ language });
      await user.type(editor, '# mine');
      const names = {
        en: ['Open this example: Conditions', 'Bring my code back'],
        fr: ['Ouvrir cet exemple : Conditions', 'Retrouver mon code'],
      }[language];
      await user.click(button(names[0] ?? ''));
      expect(editor).toHaveValue(SNIPPETS.conditions[language]);
      await user.click(button(names[1] ?? ''));
      expect(editor).toHaveValue(`${START[language]}# mine`);
    },
  );

  test('there are five, and tips for both kinds of people', async () => {
    await open();
    expect(screen.getAllByRole('button', { name: /^Open this example/ })).toHaveLength(5);
    expect(screen.getByRole('heading', { name: 'When you’re starting out' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'When you know your way around' })).toBeVisible();
  });
});

describe('going back', () => {
  test('Reset brings the first program, and can be undone', async () => {
    const { user, editor } = await open();
    await user.type(editor, '#');
    await user.click(button('Reset'));
    expect(editor).toHaveValue(START.en);
    await user.click(button('Bring my code back'));
    expect(editor).toHaveValue(`${START.en}#`);
  });

  test('a version is kept before every run and can be returned to', async () => {
    const { runner, user, editor } = await open();
    await user.clear(editor);
    await user.type(editor, 'first');
    await user.click(button('Run'));
    await act(async () => runner.runs[0]?.end('finished'));
    await user.type(editor, ' second');
    await user.click(button('History'));
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
    expect(dialog).toHaveTextContent('Before a run · 1 line');
    await user.click(within(dialog).getByRole('button', { name: /^Go back to the version/ }));
    expect(editor).toHaveValue('first');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('History'));
    expect(await screen.findByText(/Before other code replaced it/)).toBeVisible();
  });
});

describe('a link', () => {
  const linkTo = async (code: string) => `/playground${await fragmentOf({ 'main.py': code })}`;

  test('is made of the program', async () => {
    const { user, editor } = await open();
    await user.clear(editor);
    await user.type(editor, 'print(7)');
    await user.click(button('Share'));
    expect(await screen.findByRole('heading', { name: 'Send my program' })).toBeVisible();
    const played = await screen.findByRole('textbox', { name: 'Link to send' });
    await user.click(button('Copy the link'));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe((played as HTMLInputElement).value);
    await user.click(screen.getByText('Other ways to share'));
    const field = await screen.findByRole('textbox', { name: 'Link to your code in a room' });
    expect(field).toHaveValue(
      `http://localhost:3000/${await fragmentOf({ 'main.py': 'print(7)' })}`,
    );
  });

  test('shows the program without running it, and leaves one’s own alone', async () => {
    const own = await open();
    await own.user.type(own.editor, '# mine');
    own.unmount();
    const { runner, user, editor } = await open({ at: await linkTo('print("theirs")') });
    expect(editor).toHaveValue('print("theirs")');
    expect(runner.runs).toEqual([]);
    await user.type(editor, '#');
    await user.click(button('Back to my code'));
    expect(await screen.findByRole('textbox', { name: EDITOR.en })).toHaveValue(
      `${START.en}# mine`,
    );
  });

  test('can be kept as a copy; the program from before is in the history', async () => {
    const own = await open();
    await own.user.type(own.editor, '# mine');
    own.unmount();
    const { user, router } = await open({ at: await linkTo('print("theirs")') });
    await user.click(button('Keep a copy'));
    expect(router.state.location.hash).toBe('');
    expect(await screen.findByRole('textbox', { name: EDITOR.en })).toHaveValue('print("theirs")');
    await user.click(button('History'));
    expect(await screen.findByRole('region', { name: /^Code from/ })).toHaveTextContent('Welcome');
  });

  test('keeps what was changed in it when the page is opened again', async () => {
    const at = await linkTo('print("theirs")');
    const first = await open({ at });
    await first.user.type(first.editor, '#');
    first.unmount();
    const { editor } = await open({ at });
    expect(editor).toHaveValue('print("theirs")#');
  });

  test('that is damaged is told, and one’s own program shown', async () => {
    const { user, editor, router } = await open({ at: '/playground#code=1abc' });
    expect(screen.getByRole('alert')).toHaveTextContent('This link can’t be opened');
    expect(editor).toHaveValue(START.en);
    await user.click(button('Go back to my own code'));
    expect(router.state.location.hash).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('cannot carry a very long program, and says what to do instead', async () => {
    const { user, editor } = await open();
    let seed = 1;
    const random = Array.from({ length: 40_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(97 + (seed % 26));
    }).join('');
    await user.click(editor);
    await user.paste(random);
    await user.click(button('Share'));
    expect(await screen.findByRole('alert')).toHaveTextContent('too long for a link');
  });
});

test('the ? key opens display and keys, outside the editor alone', async () => {
  const { user, editor } = await open();
  await user.click(editor);
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Run'));
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Display and keys' }));
  expect(await dialog.findByText('Find and replace')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'High contrast' }));
  expect(document.documentElement).toHaveAttribute('data-code-theme', 'contrast');
  await user.click(dialog.getByRole('checkbox', { name: 'The ? key opens this help' }));
  await user.keyboard('{Escape}');
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a version is compared with the code as it is now', async () => {
  const { user, editor } = await open();
  await user.click(button('Save'));
  await user.clear(editor);
  await user.type(editor, 'print(5)');
  await user.click(button('History'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
  expect(dialog.getByText(/When you saved it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Compare with now/ }));
  const changes = await dialog.findByRole('region', { name: 'Changes since then in main.py' });
  expect(changes).toHaveTextContent('print(5)');
});

test('the program is saved as a file', async () => {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = await open();
  await user.click(button('Save'));
  expect(saved).toEqual(['my-program.py']);
});

test('narrow screens switch between code and result, and Run shows the result', async () => {
  const { user } = await open();
  const code = () => button('Code');
  expect(code()).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Run'));
  expect(code()).toHaveAttribute('aria-pressed', 'false');
  await user.click(code());
  expect(button('Result (new)')).toBeVisible();
});
