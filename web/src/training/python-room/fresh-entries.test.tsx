import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { renderPage } from '../../test/render.tsx';
import { PythonRoomPage } from './python-room-page.tsx';

const button = (name: string) => screen.getByRole('button', { name });

test('an example begins fresh: what is typed after the program knows nothing of the code from before', async () => {
  const runner = new FakeRunner();
  const page = (
    <RunnerContext value={runner}>
      <PythonRoomPage />
    </RunnerContext>
  );
  const { user } = await act(async () => renderPage(page, { at: '/playground' }));
  const entry = screen.getByRole('textbox', { name: 'Python to run after the program' });
  const enter = async (text: string) => {
    await user.type(entry, `${text}{Enter}`);
    const begun = runner.entries.at(-1);
    await act(async () => {
      begun?.emit({ kind: 'started' });
      begun?.end({ end: 'finished', more: false, fresh: false });
    });
    return begun?.fresh;
  };
  expect(await enter('1')).toBe(true);
  expect(await enter('2')).toBe(false);
  await user.click(button('Run'));
  runner.runs[0]?.emit({ kind: 'started' });
  await act(async () => runner.runs[0]?.end('finished'));
  expect(await enter('x')).toBe(false);
  await user.click(button('Open this example: Conditions'));
  expect(await enter('x')).toBe(true);
  expect(await enter('y')).toBe(false);
  await user.click(button('Reset'));
  expect(await enter('y')).toBe(true);
});
