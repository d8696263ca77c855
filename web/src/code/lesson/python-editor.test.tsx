import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { findEditor, renderPython } from '../../test/render-python.tsx';
import { FakeRunner } from '../python/fake-runner.ts';
import { RunnerContext } from '../python/runner-context.ts';
import { PythonEditor } from './python-editor.tsx';

const FAILURE = {
  type: 'NameError',
  message: "name 'x' is not defined",
  line: 2,
  traceback: 'Traceback…\nNameError: x',
};

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }),
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const log = () => screen.getByRole('log', { name: 'Output' });

/** Opens an editor and presses Run. */
async function startedRun() {
  const view = await renderPython(<PythonEditor code="print(1)" storageKey="l/1" />);
  await findEditor('Python code');
  await view.user.click(button('Run'));
  const run = view.runner.runs[0];
  if (!run) throw new Error('Nothing runs');
  return { ...view, run };
}

test('tabs that show the same editor follow each other', async () => {
  await renderPython(<PythonEditor code="print(1)" storageKey="l/1" />);
  const editor = await findEditor('Python code');
  localStorage.setItem('code:l/1', 'print("the other tab")');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'code:l/2' })));
  expect(editor).toHaveValue('print(1)');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'code:l/1' })));
  expect(editor).toHaveValue('print("the other tab")');
});

describe('running', () => {
  test('Python starts when the editor is near; nothing runs by itself', async () => {
    const { runner } = await renderPython(<PythonEditor code="print(1)" storageKey="l/1" />);
    await findEditor('Python code');
    expect(runner.starts).toBe(1);
    expect(runner.runs).toHaveLength(0);
  });

  test('the editor waits while Python is on its way, and comes when that is there', async () => {
    const runner = new FakeRunner();
    runner.state = 'loading';
    renderPage(
      <RunnerContext value={runner}>
        <PythonEditor code="print(1)" storageKey="l/1" />
      </RunnerContext>,
    );
    expect(await screen.findByText('print(1)')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    act(() => runner.become('ready'));
    expect(await screen.findByRole('textbox')).toHaveValue('print(1)');
  });

  test('the editor that waits comes at once when its code is focused', async () => {
    const runner = new FakeRunner();
    runner.state = 'loading';
    const { user } = renderPage(
      <RunnerContext value={runner}>
        <PythonEditor code="print(1)" storageKey="l/1" />
      </RunnerContext>,
    );
    await user.click(await screen.findByText('print(1)'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  test('output of both streams comes in order into the log', async () => {
    const { run } = await startedRun();
    expect(run.source).toBe('print(1)');
    act(() => {
      run.emit({ kind: 'started' });
      run.emit({ kind: 'output', stream: 'out', text: 'one\n' });
      run.emit({ kind: 'output', stream: 'err', text: 'two\n' });
    });
    await act(async () => run.end('finished'));
    expect(log()).toHaveTextContent('one two');
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('Stop stops, says so in the red panel, and keeps the focus near', async () => {
    const { user, runner } = await startedRun();
    await user.click(button('Stop'));
    expect(runner.stops).toBe(1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Execution cancelled');
    expect(log()).not.toHaveTextContent('Execution cancelled');
    expect(button('Run')).toHaveFocus();
  });

  test('while it runs, Run does nothing', async () => {
    const { user, runner } = await startedRun();
    await user.click(button('Run'));
    expect(runner.runs).toHaveLength(1);
  });

  test('Ctrl+Enter runs', async () => {
    const { user, runner } = await renderPython(<PythonEditor code="print(1)" storageKey="l/1" />);
    await user.click(await findEditor('Python code'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(runner.runs).toHaveLength(1);
  });

  test('what Python is doing is told', async () => {
    const { runner, run } = await startedRun();
    act(() => runner.become('loading'));
    expect(screen.getByText('Python is starting…')).toBeVisible();
    act(() => runner.become('running'));
    expect(screen.getByText('The program is running…')).toBeVisible();
    act(() =>
      run.emit({
        kind: 'progress',
        progress: { name: 'numpy', loaded: 1, total: 3, bytes: 1_200_000, size: 3_100_000 },
      }),
    );
    const status = await screen.findByText(/^Getting numpy \(1 of 3\)…/);
    expect(status).toHaveTextContent('Getting numpy (1 of 3)… 1.2 MB of 3.1 MB');
  });
});

describe('errors', () => {
  test('a friendly sentence stands above what Python says, and the line is marked', async () => {
    const { run } = await startedRun();
    run.emit({ kind: 'error', failure: FAILURE });
    await act(async () => run.end('failed'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong on line 2');
    await waitFor(() => expect(alert).toHaveTextContent(/Python doesn’t know the name x/));
    expect(within(alert).getByText(/NameError: x/)).toBeVisible();
    expect(await findEditor('Python code')).toHaveAttribute('data-failed-line', '2');
  });

  test('libraries that do not arrive can be tried again, and their network looked after', async () => {
    const { user, runner, run } = await startedRun();
    run.emit({
      kind: 'error',
      failure: { type: 'PackagesStalled', message: 'numpy', line: null, traceback: '' },
    });
    await act(async () => run.end('failed'));
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/numpy isn’t arriving/));
    const help = within(alert).getByRole('link', {
      name: /^For the person who looks after the network/,
    });
    expect(help).toHaveAttribute('href', '/help/school-network');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(runner.runs).toHaveLength(2);
    expect(screen.getByRole('log', { name: 'Output' })).toHaveFocus();
  });

  test('a mistake of the program is not one of the network', async () => {
    const { run } = await startedRun();
    run.emit({ kind: 'error', failure: FAILURE });
    await act(async () => run.end('failed'));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /network/ })).not.toBeInTheDocument();
  });

  test('in French too', async () => {
    const { user, runner } = await renderPython(<PythonEditor code="x" storageKey="l/1" />, 'fr');
    await findEditor('Code Python');
    await user.click(button('Exécuter'));
    runner.runs[0]?.emit({ kind: 'error', failure: FAILURE });
    await act(async () => runner.runs[0]?.end('failed'));
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Python ne connaît pas le nom x'));
  });
});

describe('input and pictures', () => {
  test('a question of the program names the field, and the answer goes to it', async () => {
    const { user, runner, run } = await startedRun();
    act(() => run.emit({ kind: 'input', prompt: 'Your name? ', again: false }));
    const field = await screen.findByRole('textbox', { name: 'Your name?' });
    expect(field).toHaveFocus();
    await user.type(field, 'Zoé{Enter}');
    expect(runner.answers).toEqual(['Zoé']);
    act(() => run.emit({ kind: 'output', stream: 'typed', text: 'Zoé\n' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your name?' })).toBeNull());
    expect(log()).toHaveTextContent('Zoé');
    expect(log()).toHaveFocus();
  });

  test('a question without words has a name all the same', async () => {
    const { run } = await startedRun();
    act(() => run.emit({ kind: 'input', prompt: '', again: false }));
    expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeVisible();
  });

  test('a picture can be saved', async () => {
    const { run } = await startedRun();
    act(() => run.emit({ kind: 'picture', png: new Uint8Array([1]) }));
    expect(
      await screen.findByRole('img', { name: 'Picture 1, drawn by the program' }),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: 'Save picture 1' });
    expect(link).toHaveAttribute('download', 'picture-1.png');
    expect(link).toHaveAttribute('href', 'blob:picture');
  });

  test('too much output ends with a notice', async () => {
    const { run } = await startedRun();
    act(() => run.emit({ kind: 'truncated' }));
    expect(await screen.findByText(/the rest is not shown/)).toBeVisible();
  });
});

describe('the learner’s own code', () => {
  const show = (storageKey = 'l/1', code = 'print(1)') =>
    renderPython(<PythonEditor code={code} storageKey={storageKey} />);

  test('is kept at every change and is there on return, per editor', async () => {
    const first = await show();
    await first.user.type(await findEditor('Python code'), '#');
    first.unmount();
    const second = await show();
    expect(await findEditor('Python code')).toHaveValue('print(1)#');
    expect(second.runner.runs).toHaveLength(0);
    second.unmount();
    await show('l/2');
    expect(await findEditor('Python code')).toHaveValue('print(1)');
  });

  test('gives way to Reset, and can be brought back', async () => {
    const { user } = await show();
    const editor = await findEditor('Python code');
    await user.type(editor, '#');
    await user.click(button('Reset'));
    expect(editor).toHaveValue('print(1)');
    await user.click(button('Bring my code back'));
    expect(editor).toHaveValue('print(1)#');
    expect(screen.queryByRole('button', { name: 'Bring my code back' })).toBeNull();
  });

  test('is kept for this page where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const first = await show('l/3');
    await first.user.type(await findEditor('Python code'), '#');
    first.unmount();
    await show('l/3');
    expect(await findEditor('Python code')).toHaveValue('print(1)#');
  });

  test('that was not changed follows its author', async () => {
    const first = await show('l/4');
    await first.user.type(await findEditor('Python code'), '#{Backspace}');
    first.unmount();
    await show('l/4', 'print("better")');
    expect(await findEditor('Python code')).toHaveValue('print("better")');
  });
});

test('leaving the page stops the program', async () => {
  const { runner, unmount } = await startedRun();
  unmount();
  expect(runner.stops).toBe(1);
});
