import { Text } from '@codemirror/state';
import type { LiveEdit } from '@codivia/contract/api/live-events';
import { applyChanges } from '@codivia/contract/api/live-stage';
import { seededRandom } from '@codivia/runners/seeded-random';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../lib/api-error.ts';
import { Collab, type KeptFiles } from './collab.ts';
import { PushLoop, type PushState } from './push-loop.ts';

const START: KeptFiles = {
  'index.html': { text: '<h1>Hi</h1>\n', version: 0, unsent: [] },
  'style.css': { text: '', version: 0, unsent: [] },
};

/** A server that accepts edits on the present versions only, over a network that the test controls. */
function fakeServer() {
  const log: LiveEdit[] = [];
  const texts = new Map(
    Object.entries(START).map(([name, { text }]) => [name, Text.of(text.split('\n'))]),
  );
  const versionOf = (file: string) => log.filter((edit) => edit.file === file).length;
  function take(edits: LiveEdit[]): void {
    const next = new Map<string, number>();
    for (const { file, version } of edits) {
      if (version !== (next.get(file) ?? versionOf(file))) {
        throw new ApiError(409, 'live_version', null, 'newer');
      }
      next.set(file, version + 1);
    }
    for (const edit of edits) {
      texts.set(edit.file, applyChanges(texts.get(edit.file) ?? Text.empty, edit.changes));
      log.push(edit);
    }
  }
  return { log, take, text: (file: string) => texts.get(file)?.toString() };
}

type Server = ReturnType<typeof fakeServer>;

/** A window of a host. `network` decides what happens to a call: it may fail before or after the server. */
function openHost(
  server: Server,
  client: string,
  network: () => 'ok' | 'lost' | 'answer lost' = () => 'ok',
  files: KeptFiles = START,
) {
  const states: PushState[] = [];
  let kept: KeptFiles = files;
  const collab = new Collab({
    client,
    files,
    extensions: () => [],
    onChange: () => {
      kept = collab.keep();
      loop.changed();
    },
  });
  const loop: PushLoop = new PushLoop({
    collab,
    push: async (edits) => {
      const fate = network();
      if (fate === 'lost') throw unreachable('lost');
      server.take(edits);
      if (fate === 'answer lost') throw unreachable('lost');
    },
    onState: (state) => states.push(state),
  });
  let seen = 0;
  return {
    collab,
    loop,
    states,
    kept: () => kept,
    insert: (file: string, from: number, insert: string, to = from) =>
      collab.update(file, [collab.state(file).update({ changes: { from, to, insert } })]),
    /** Delivers new edits by the stream, some of them a second time. */
    stream: (again = 0) => {
      for (const edit of server.log.slice(Math.max(0, seen - again))) collab.receive(edit);
      seen = server.log.length;
    },
    text: (file: string) => collab.state(file).doc.toString(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('editing together', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('converges (seed %i)', async (seed) => {
    const chance = seededRandom(seed);
    vi.spyOn(Math, 'random').mockImplementation(chance);
    let broken = true;
    const network = () => {
      if (!broken || chance() < 0.6) return 'ok';
      return chance() < 0.5 ? 'lost' : 'answer lost';
    };
    const server = fakeServer();
    const hosts = ['host-one', 'host-two'].map((name) => openHost(server, name, network));
    for (let step = 0; step < 60; step++) {
      const host = hosts[Math.floor(chance() * 2)];
      if (!host) continue;
      const file = chance() < 0.7 ? 'index.html' : 'style.css';
      const { length } = host.collab.state(file).doc;
      const from = Math.floor(chance() * (length + 1));
      const to = chance() < 0.3 ? Math.min(length, from + Math.floor(chance() * 5)) : from;
      host.insert(file, from, ['a', 'bc', '\n', ''][Math.floor(chance() * 4)] ?? '', to);
      if (chance() < 0.4) host.stream(Math.floor(chance() * 4));
      await vi.advanceTimersByTimeAsync(chance() * 300);
    }
    broken = false;
    for (let round = 0; round < 40; round++) {
      await vi.advanceTimersByTimeAsync(16_000);
      for (const host of hosts) host.stream(2);
    }
    for (const file of ['index.html', 'style.css']) {
      expect(hosts.map((host) => host.text(file))).toEqual([server.text(file), server.text(file)]);
    }
    expect(hosts.map(({ loop }) => loop.state.phase)).toEqual(['saved', 'saved']);
    for (const { loop } of hosts) loop.close();
  });

  it('sends what is typed within 100 ms in one call, and one call at a time', async () => {
    const server = fakeServer();
    const pushed: number[] = [];
    const host = openHost(server, 'host-one', () => {
      pushed.push(Date.now());
      return 'ok';
    });
    for (const letter of 'abc') host.insert('style.css', 0, letter);
    expect(host.loop.state.phase).toBe('sending');
    await vi.advanceTimersByTimeAsync(150);
    expect(pushed).toHaveLength(1);
    expect(server.text('style.css')).toBe('cba');
    expect(host.loop.state.phase).toBe('saved');
    host.loop.close();
  });

  it('sends nothing of a line that was refused and then taken out', async () => {
    const server = fakeServer();
    const attempts: string[] = [];
    const host = openHost(server, 'host-one', () => {
      const written = JSON.stringify(host.collab.unsent());
      attempts.push(written);
      if (!written.includes('06')) return 'ok';
      const answer = { file: 'style.css', line: 1 };
      throw new ApiError(422, 'live_line_refused', null, 'refused', answer);
    });
    host.insert('style.css', 0, 'a');
    host.insert('style.css', 1, '06');
    await vi.advanceTimersByTimeAsync(5000);
    expect(host.loop.state).toMatchObject({ phase: 'refused', file: 'style.css', line: 1 });
    expect(attempts).toHaveLength(1);
    host.insert('style.css', 3, 'b');
    await vi.advanceTimersByTimeAsync(5000);
    expect(attempts).toHaveLength(2);
    host.insert('style.css', 1, '', 3);
    host.insert('index.html', 0, 'c');
    await vi.advanceTimersByTimeAsync(5000);
    expect(host.loop.state.phase).toBe('saved');
    expect([host.text('style.css'), server.text('style.css')]).toEqual(['ab', 'ab']);
    expect(JSON.stringify(server.log)).not.toContain('06');
    host.insert('style.css', 2, 'd');
    await vi.advanceTimersByTimeAsync(500);
    expect(server.text('style.css')).toBe('abd');
    host.loop.close();
  });

  it('loses nothing in a minute without a network, and says since when', async () => {
    const server = fakeServer();
    let online = false;
    const host = openHost(server, 'host-one', () => (online ? 'ok' : 'lost'));
    const began = Date.now();
    for (let i = 0; i < 300; i++) {
      host.insert('style.css', i, 'x');
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(host.loop.state).toMatchObject({ phase: 'offline' });
    expect((host.loop.state as { since: number }).since - began).toBeLessThan(1000);
    online = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.text('style.css')).toBe('x'.repeat(300));
    expect(host.loop.state.phase).toBe('saved');
    host.loop.close();
  });

  it('goes on after a reload with what was unsent, even where an answer was lost', async () => {
    const server = fakeServer();
    const before = openHost(server, 'host-one', () => 'answer lost');
    before.insert('style.css', 0, 'sent;');
    await vi.advanceTimersByTimeAsync(150);
    before.insert('style.css', 5, 'unsent;');
    before.loop.close();
    const other = openHost(server, 'host-two');
    other.stream();
    other.insert('style.css', 0, 'first;');
    await vi.advanceTimersByTimeAsync(150);
    const after = openHost(server, 'host-one', () => 'ok', before.kept());
    expect(after.text('style.css')).toBe('sent;unsent;');
    after.stream();
    after.loop.changed();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.text('style.css')).toBe('first;sent;unsent;');
    expect(after.text('style.css')).toBe('first;sent;unsent;');
    for (const { loop } of [after, other]) loop.close();
  });

  it('stops when the server takes no more edits of this host, and says why', async () => {
    const server = fakeServer();
    const host = openHost(server, 'host-one', () => {
      throw new ApiError(404, 'live_session_not_found', null, 'gone');
    });
    host.insert('style.css', 0, 'x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.loop.state).toEqual({ phase: 'stopped', code: 'live_session_not_found' });
    expect(host.kept()['style.css']?.unsent).toHaveLength(1);
    host.loop.close();
  });
});
