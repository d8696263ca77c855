import { afterEach, expect, test, vi } from 'vitest';
import { newProject } from '../project/lab-project.ts';

const worker = new EventTarget();
const said: unknown[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  said.length = 0;
});

async function post(data: unknown): Promise<void> {
  vi.stubGlobal('self', Object.assign(worker, { postMessage: (one: unknown) => said.push(one) }));
  await import('./training.worker.ts');
  worker.dispatchEvent(new MessageEvent('message', { data }));
  await vi.waitFor(() => expect(said).not.toEqual([]));
}

test('the worker answers with a model', async () => {
  const { classes, ...project } = newProject('text', 'x', ['a', 'b']);
  const examples = classes.map(({ id, name }) => ({ id, classId: id, input: name }));
  await post({ ...project, classes, examples });
  expect(said).toEqual([{ model: expect.anything(), seconds: expect.any(Number) }]);
});

test('the worker says that a training has failed', async () => {
  await post({ kind: 'text' });
  expect(said).toEqual([{ failed: true }]);
});
