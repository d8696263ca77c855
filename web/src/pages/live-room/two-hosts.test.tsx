import type { LiveEventBody } from '@codivia/contract/api/live-events';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { liveEvents, liveQuestion, liveStatus } from '../../test/live.ts';
import { openRoom } from '../../test/open-room.tsx';

const findEditor = () => screen.findByRole('textbox', { name: /yours to edit: main.py/ });

describe('a host who is not alone', () => {
  async function openAsHost() {
    const room = openRoom(
      { role: 'host' },
      { 'POST /live/sessions/s1/publications': () => ({ seq: 1 }) },
    );
    const editor = await findEditor();
    await room.connected();
    const published = () =>
      room.calls.map(({ body }) => body as LiveEventBody).find((body) => body?.type === 'select');
    await waitFor(() => expect(published()).toBeDefined());
    const own = { ...(published() as LiveEventBody), by: 'host' } as LiveEventBody;
    const textsOf = (name: string) =>
      [...editor.querySelectorAll(name)].map(({ textContent }) => textContent);
    return { ...room, editor, own, textsOf };
  }
  const team = (anchor: number, head: number): LiveEventBody => ({
    type: 'select',
    file: 'main.py',
    client: 'window-b',
    by: 'team',
    anchor,
    head,
  });

  it('sees the caret and the selection of another one, and in words where they are', async () => {
    const { streams, own, textsOf, container } = await openAsHost();
    act(() => streams.log(liveEvents([own, team(0, 5)])));
    await waitFor(() => expect(textsOf('.cm-host-name')).toEqual(['Codivia team']));
    expect(textsOf('.cm-host-chosen')).toEqual(['print']);
    expect(screen.getByText('Codivia team is in main.py, line 1')).toBeVisible();
    // Colours are not all: what is of the team is dashed.
    for (const part of ['caret', 'chosen']) {
      expect(container.querySelector(`.cm-host-${part}`)).toHaveClass('cm-host-team');
    }
    const edit = { type: 'edit', file: 'main.py', version: 0, client: 'window-b' } as const;
    const typed: LiveEventBody = { ...edit, changes: [[0, '# one', ''], 12] };
    act(() => streams.log(liveEvents([typed, team(18, 18)], 3)));
    expect(await screen.findByText('Codivia team is in main.py, line 3')).toBeVisible();
    expect(textsOf('.cm-host-chosen')).toEqual([]);
  });

  it('sees no caret of somebody who has left, and sees it again when they are back', async () => {
    const { streams, own, textsOf } = await openAsHost();
    const here = (...hosts: string[]) => act(() => streams.status(liveStatus({ hosts })));
    act(() => streams.log(liveEvents([own, { ...team(0, 5), who: 'b2', name: 'Ilan' } as never])));
    here('host', 'b2');
    expect(await screen.findByText('Ilan is in main.py, line 1')).toBeVisible();
    here('host');
    await waitFor(() => expect(textsOf('.cm-host-name')).toEqual([]));
    expect(textsOf('.cm-host-chosen')).toEqual([]);
    expect(screen.queryByText(/Ilan is in/)).toBeNull();
    here('b2', 'host');
    await waitFor(() => expect(textsOf('.cm-host-name')).toEqual(['Ilan']));
  });

  it('sees nothing of their own caret', async () => {
    const { streams, own, textsOf } = await openAsHost();
    act(() => streams.log(liveEvents([own, team(3, 3), { ...own, anchor: 2, head: 2 } as never])));
    await waitFor(() => expect(textsOf('.cm-host-name')).toEqual(['Codivia team']));
    expect(screen.queryByText(/Mia is in/)).toBeNull();
  });
});

describe('more than a room takes', () => {
  it('a paste of a megabyte changes nothing, and it is said why', async () => {
    openRoom({ role: 'host' }, { 'POST /live/sessions/s1/publications': () => ({ seq: 1 }) });
    const editor = await findEditor();
    const clipboardData = { getData: () => 'x'.repeat(1_000_000) };
    fireEvent.paste(editor, { clipboardData });
    expect(await screen.findByText(/60,000 characters together.* 1,000,012/)).toBeVisible();
    expect(editor).toHaveTextContent(/^print\("Hi"\)$/);
  });

  it('of 5,000 questions those with the most votes are listed, and the others are counted', async () => {
    const questions = Array.from({ length: 50 }, (_, n) =>
      liveQuestion({ id: `q${n}`, text: `Question ${n}`, votes: 100 - n }),
    );
    openRoom(
      {},
      { 'GET /live/sessions/s1/questions': () => ({ questions, total: 5000, poll: null }) },
    );
    expect(await screen.findByText('4,950 more questions with fewer votes')).toBeVisible();
    expect(screen.getByText('Question 49')).toBeVisible();
  });
});
