import type { PublishedProject } from '@codivia/contract/api/published-projects';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { fileAnswer, mockApi, Refused } from '../../test/api.ts';
import { stubCanvas, type Written } from '../../test/canvas.ts';
import { renderPage } from '../../test/render.tsx';
import { ThumbnailPart } from './thumbnail-part.tsx';

const project = (changes: Partial<PublishedProject> = {}): PublishedProject => ({
  id: 'x1',
  title: 'My page',
  description: '',
  kind: 'web',
  files: { 'index.html': '<p>Hi' },
  assets: [],
  updated_at: '2026-11-20T10:00:00.000Z',
  origin: null,
  author: null,
  team: null,
  thumbnail: null,
  ...changes,
});

let written: Written[];
beforeEach(() => {
  written = stubCanvas();
});

function open(
  project: PublishedProject,
  { fresh = false, premium = true } = {},
  replies: Parameters<typeof mockApi>[0] = {},
) {
  const calls = mockApi({
    'GET /published-projects/x1': () => project,
    'PUT /published-projects/x1/thumbnail': () => ({ thumbnail: '/api/x?v=2' }),
    'DELETE /published-projects/x1/thumbnail': () => ({ message: { fr: 'Oui.', en: 'Yes.' } }),
    ...replies,
  });
  const runner = new FakeRunner();
  const part = (
    <RunnerContext value={runner}>
      <ThumbnailPart published={project} fresh={fresh} premium={premium} />
    </RunnerContext>
  );
  return { ...renderPage(part), calls, runner };
}

const stored = (calls: ReturnType<typeof mockApi>) => calls.some(({ method }) => method === 'PUT');

it('draws a card of a web page, when that is asked for', async () => {
  const { user, calls } = open(project());
  expect(stored(calls)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Make a picture' }));
  expect(await screen.findByText('The picture is saved.')).toBeVisible();
  expect(stored(calls)).toBe(true);
  expect(written.map(({ text }) => text)).toEqual(['Web page', 'My page', '<p>Hi']);
});

it('draws what a program prints with its files, without being asked when it has just been published', async () => {
  const hash = 'a'.repeat(64);
  const assets = [{ name: 'points.csv', hash, size: 2, format: 'text' as const }];
  const { calls, runner } = open(
    project({ kind: 'python', files: { 'main.py': 'print("Hello")' }, assets }),
    { fresh: true },
    { [`GET /published-projects/x1/files/${hash}`]: () => fileAnswer('42') },
  );
  await waitFor(() => expect(runner.runs).toHaveLength(1));
  const [run] = runner.runs;
  expect(run?.source).toBe('print("Hello")');
  expect(run?.files?.map(({ name }) => name)).toEqual(['points.csv']);
  run?.emit({ kind: 'started' });
  run?.emit({ kind: 'output', stream: 'out', text: 'Hello\n' });
  run?.end('finished');
  await waitFor(() => expect(stored(calls)).toBe(true));
  expect(written.map(({ text }) => text)).toContain('Hello');
});

it('is deleted at a press, also without premium, which makes no new one', async () => {
  const thumbnail = '/api/published-projects/x1/thumbnail?v=1';
  const { user, calls } = open(project({ thumbnail }), { premium: false });
  expect(screen.getByRole('img', { name: 'Picture of “My page”' })).toHaveAttribute(
    'src',
    thumbnail,
  );
  expect(screen.queryByRole('button', { name: /picture$/ })?.textContent).toBe(
    'Delete the picture',
  );
  await user.click(screen.getByRole('button', { name: 'Delete the picture' }));
  expect(await screen.findByText('The picture is deleted.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('says when it could not be made', async () => {
  const { user } = open(
    project(),
    {},
    {
      'PUT /published-projects/x1/thumbnail': () => {
        throw new Refused(422);
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Make a picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be made');
});
