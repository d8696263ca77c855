import type { LiveEventBody } from '@codivia/contract/api/live-events';
import type { Replay } from '@codivia/contract/api/live-replays';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { liveEvents } from '../../test/live.ts';
import { renderPage } from '../../test/render.tsx';
import { ReplayPage } from './replay-page.tsx';
import { ReplaysPage } from './replays-page.tsx';

const typed = (version: number, text: string, before: number): LiveEventBody => ({
  type: 'edit',
  file: 'main.py',
  version,
  client: 'a-window-of-ours',
  changes: [...(before > 0 ? [before] : []), [0, text]],
});

/** Seconds 1 to 5: a note, a line, a note, another line, a run. */
function replay(changes: Partial<Replay> = {}): Replay {
  return {
    id: 'lists',
    title_fr: 'Les listes',
    title_en: 'Lists',
    languages: ['fr', 'en'],
    description_fr: 'Un début.',
    description_en: 'A beginning.',
    level: 'beginner',
    kind: 'python',
    host_name: '',
    held_at: null,
    duration_ms: 60_000,
    open: true,
    language: 'en',
    files: { 'main.py': '' },
    events: liveEvents([
      { type: 'note', title: 'A list', text: 'It begins with `[`.' },
      typed(0, 'pets = []', 0),
      { type: 'note', title: 'Show it', text: 'We print it.' },
      typed(1, '; print(pets)', 9),
      { type: 'run', output: '[]\n', failed_line: null },
    ]),
    ...changes,
  };
}

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

function open(answer: () => unknown = () => replay()) {
  const calls = mockApi({ 'GET /live/replays/lists': answer });
  const page = (
    <RunnerContext value={new FakeRunner()}>
      <ReplayPage />
    </RunnerContext>
  );
  return {
    ...renderPage(page, { at: '/live/replays/lists', path: '/live/replays/:replayId' }),
    calls,
  };
}

const slider = () => screen.findByRole('slider', { name: 'Moment of the replay' });
const code = () => screen.findByText(/pets/, { selector: '.cm-line, .cm-line *' });

describe('a replay', () => {
  it('leads by its chapters to the code, the note and the result of each moment', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Show it/ }));
    expect(screen.getByRole('heading', { name: 'Show it' })).toBeVisible();
    expect(screen.getByText('Chapter 2 of 2')).toBeVisible();
    expect(await code()).toHaveTextContent('pets = []');
    expect(await slider()).toHaveAttribute('aria-valuetext', '00:03 of 01:00: Show it');
    fireEvent.change(await slider(), { target: { value: '6000' } });
    expect(await code()).toHaveTextContent('pets = []; print(pets)');
    expect(screen.getByRole('log', { name: 'Output' })).toHaveTextContent('[]');
  });

  it('is moved by keys, as the slider says', async () => {
    open();
    const control = await slider();
    fireEvent.keyDown(control, { key: 'ArrowRight' });
    expect(control).toHaveValue('5000');
    fireEvent.keyDown(control, { key: 'End' });
    expect(control).toHaveValue('60000');
    fireEvent.keyDown(control, { key: 'ArrowLeft' });
    expect(control).toHaveValue('55000');
    fireEvent.keyDown(control, { key: 'Home' });
    expect(control).toHaveValue('0');
    fireEvent.keyDown(control, { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('plays at the chosen speed', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Speed' }), '4 ×');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await vi.waitFor(async () =>
      expect(Number((await slider()).getAttribute('value'))).toBeGreaterThan(1200),
    );
    await user.click(screen.getByRole('button', { name: 'Pause' }));
  });

  it('finds words in notes and code, and goes there', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'print');
    expect(await screen.findByText('2 places')).toBeVisible();
    const found = within(
      screen.getByRole('region', { name: 'Search in notes and code' }),
    ).getAllByRole('button');
    expect(found.map((one) => one.textContent)).toEqual([
      '00:03NoteShow it',
      '00:04Codepets = []; print(pets)',
    ]);
    await user.click(found[1] as HTMLElement);
    expect(await slider()).toHaveValue('4000');
  });

  it('goes on where this browser has left it', async () => {
    const first = open();
    fireEvent.change(await slider(), { target: { value: '4000' } });
    first.unmount();
    open();
    expect(await slider()).toHaveValue('4000');
  });

  it('exists in the other language, of which it asks the server', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'French' }));
    await vi.waitFor(() => expect(calls.at(-1)?.search.get('lang')).toBe('fr'));
  });

  it('is offered with Premium where the plan has it not', async () => {
    const detail = { fr: 'Cela fait partie de Premium.', en: 'This is part of Premium.' };
    open(() => {
      throw new Refused(403, detail, 'replay_premium');
    });
    const heading = { name: 'This replay is part of Premium' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute(
      'href',
      '/live/replays/lists?subscribe=true',
    );
  });

  it('says so where there is none', async () => {
    open(() => {
      throw new Refused(404, undefined, 'replay_not_found');
    });
    expect(await screen.findByRole('heading', { name: 'This replay doesn’t exist' })).toBeVisible();
  });
});

describe('the list of replays', () => {
  it('says of each what it is, how long, and for whom', async () => {
    const { files: _, events: __, language: ___, ...summary } = replay({ host_name: 'Mila' });
    const held_at = '2026-11-20T10:00:00.000Z';
    mockApi({ 'GET /live/replays': () => [{ ...summary, open: false, held_at }] });
    renderPage(<ReplaysPage />);
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('link', { name: 'Lists' })).toHaveAttribute(
      'href',
      '/live/replays/lists',
    );
    expect(card.getByText('Premium')).toBeVisible();
    expect(card.getByText(/With Mila/)).toHaveTextContent('With Mila · Held on November 20, 2026');
    expect(card.getByText('1 minute')).toBeVisible();
  });

  it('has what was opened in this browser when there is no network, of this member alone', async () => {
    signInAs({ id: 'ada' });
    const address = (owner: string, id: string, language: string) =>
      `http://localhost/kept-replays/${owner}/${id}/${language}`;
    const entries = new Map([
      [address('ada', 'lists', 'en'), replay()],
      [address('ada', 'lists', 'fr'), replay({ language: 'fr' })],
      [address('ada', 'games', 'en'), replay({ id: 'games', title_en: 'Games' })],
      [address('somebody-else', 'loops', 'en'), replay({ id: 'loops', title_en: 'Loops' })],
    ]);
    const cache = {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => Response.json(entries.get(url)),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    mockApi({
      'GET /live/replays': () => {
        throw new Error('no network');
      },
    });
    renderPage(<ReplaysPage />);
    expect(await screen.findByText(/what you have opened in this browser/)).toBeVisible();
    const links = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
    expect(links.map(({ textContent }) => textContent)).toEqual(['Games', 'Lists']);
    vi.unstubAllGlobals();
  });

  it('speaks French, and says when there is nothing', async () => {
    mockApi({ 'GET /live/replays': () => [] });
    renderPage(<ReplaysPage />, { language: 'fr' });
    expect(
      await screen.findByRole('heading', { name: 'Rien à revoir pour l’instant' }),
    ).toBeVisible();
  });
});
