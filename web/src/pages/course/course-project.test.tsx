import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FakePreview } from '../../code/previews/fake-preview.ts';
import { PreviewContext } from '../../code/previews/use-preview.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { course } from '../../test/factories.ts';
import { renderPython } from '../../test/render-python.tsx';
import { CourseProject } from './course-project.tsx';

const project = {
  title: 'A chatbot',
  title_fr: 'Un chatbot',
  summary: 'It chats.',
  summary_fr: '',
};

async function open(sample: () => unknown, preview = new FakePreview()) {
  const requested = vi.fn(sample);
  mockApi({ 'GET /courses/discovery/sample': requested });
  const view = await renderPython(
    <PreviewContext value={() => preview}>
      <CourseProject course={course({ project })} />
    </PreviewContext>,
  );
  const start = () => view.user.click(screen.getByRole('button', { name: 'Try the sample' }));
  return { ...view, requested, start, preview };
}

describe('the project of a course', () => {
  test('says what is built, and fetches nothing by itself', async () => {
    const { requested } = await open(() => ({ kind: 'python', files: { 'main.py': 'print(1)' } }));
    expect(screen.getByRole('heading', { name: 'A chatbot' })).toBeVisible();
    expect(screen.getByText('It chats.')).toBeVisible();
    expect(requested).not.toHaveBeenCalled();
  });

  test('runs its Python when that is asked for', async () => {
    const { start, runner } = await open(() => ({
      kind: 'python',
      files: { 'main.py': 'print(1)' },
    }));
    await start();
    await vi.waitFor(() => expect(runner.runs[0]?.source).toBe('print(1)'));
    expect(screen.getByRole('button', { name: 'Start again' })).toHaveFocus();
  });

  test('shows its page', async () => {
    const page = { 'index.html': '<h1>Hi</h1>' };
    const { start, preview } = await open(() => ({ kind: 'web', files: page }));
    await start();
    await vi.waitFor(() => expect(preview.runs[0]?.program).toEqual({ files: page }));
  });

  test('says when the sample cannot be fetched, and tries again', async () => {
    let fails = true;
    const { start, user, runner } = await open(() => {
      if (fails) throw new Refused(404);
      return { kind: 'python', files: { 'main.py': 'print(2)' } };
    });
    await start();
    const again = await screen.findByRole('button', { name: /again/i });
    fails = false;
    await user.click(again);
    await vi.waitFor(() => expect(runner.runs[0]?.source).toBe('print(2)'));
  });

  test('is not there in a course without one', async () => {
    await renderPython(<CourseProject course={course()} />);
    expect(screen.queryByText('What you will build')).toBeNull();
  });
});
