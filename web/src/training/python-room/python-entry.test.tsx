import type { Language } from '@codivia/contract/api/language';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { useRunner } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { renderPython } from '../../test/render-python.tsx';
import { PythonEntry } from './python-entry.tsx';

/** The output of a program with the field below it. */
function Output() {
  const program = useProgram(useRunner());
  return (
    <>
      <button type="button" onClick={() => void program.run('x = 1')}>
        run
      </button>
      <OutputPanel
        fill
        output={program.output}
        onAnswer={program.answer}
        foot={<PythonEntry busy={program.busy} onEnter={program.enter} />}
      />
    </>
  );
}

const open = (language: Language = 'en') => renderPython(<Output />, language);
const field = () => screen.getByRole('textbox', { name: 'Python to run after the program' });
const log = () => screen.getByRole('log', { name: 'Output' });

test('is run with its variables and added to the output; earlier ones come back', async () => {
  const { runner, user } = await open();
  await user.type(field(), 'x + 1{Enter}');
  const [entry] = runner.entries;
  expect(entry?.source).toBe('x + 1');
  expect(field()).toHaveAttribute('readonly');
  await act(async () => {
    entry?.emit({ kind: 'output', stream: 'out', text: '3\n' });
    entry?.end({ end: 'finished', more: false, fresh: true });
  });
  expect(log().textContent).toBe('>>> x + 1\n3\n');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await user.keyboard('y{ArrowUp}');
  expect(field()).toHaveValue('x + 1');
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveValue('y');
});

test('that is not complete goes on below, and shows nothing yet', async () => {
  const { runner, user } = await open();
  await user.type(field(), 'if x:{Enter}');
  await act(async () => runner.entries[0]?.end({ end: 'finished', more: true, fresh: false }));
  expect(field()).toHaveValue('if x:\n    ');
  expect(log()).not.toHaveTextContent('if x:');
  await user.type(field(), 'print(1){Enter}');
  expect(runner.entries[1]?.source).toBe('if x:\n    print(1)');
});

test('whose Python is another one says so; its errors are explained', async () => {
  const { runner, user } = await open('fr');
  await user.click(screen.getByRole('button', { name: 'run' }));
  await act(async () => runner.runs[0]?.end('finished'));
  const entry = screen.getByRole('textbox', { name: 'Python à exécuter après le programme' });
  await user.type(entry, 'x{Enter}');
  const failure = { type: 'NameError', message: "name 'x' is not defined", line: null };
  await act(async () => {
    runner.entries[0]?.emit({ kind: 'error', failure: { ...failure, traceback: 'T' } });
    runner.entries[0]?.end({ end: 'failed', more: false, fresh: true });
  });
  expect(screen.getByRole('log')).toHaveTextContent(/^>>> x Python a redémarré/);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ne connaît pas'));
});
