import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeProject } from '../project/change-project.ts';
import { newProject } from '../project/lab-project.ts';
import { train } from '../training/training-job.ts';
import type { Trained } from '../training/use-training.ts';
import { useJudged } from './use-judged.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function trainedOn(inputs: readonly string[]): Promise<Trained> {
  let project = newProject('text', 'x', ['a', 'b']);
  for (const { id: classId } of project.classes) {
    project = changeProject(project, { type: 'add-examples', classId, inputs });
  }
  return { model: await train(project), seconds: 1, job: project, project };
}

test('few verdicts are there at once', async () => {
  const trained = await trainedOn(['one', 'two']);
  const { result } = renderHook(() => useJudged(trained, trained.job.examples));
  expect(result.current).toHaveLength(4);
});

test('verdicts that take long leave time to the page, and are all there in the end', async () => {
  const trained = await trainedOn(['one', 'two', 'three']);
  // Each look at the clock is 30 ms later.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 30;
    return now;
  });
  const { result } = renderHook(() => useJudged(trained, trained.job.examples));
  expect(result.current).toBeNull();
  await act(() => vi.runAllTimersAsync());
  expect(result.current?.map(({ example }) => example)).toEqual(trained.job.examples);
});
