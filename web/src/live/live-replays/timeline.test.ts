import type { LiveEvent, LiveEventBody } from '@codivia/contract/api/live-events';
import { applyEvent, openStage } from '@codivia/contract/api/live-stage';
import { expectLinear } from '@codivia/contract/test/growth';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

const FILES = { 'main.py': '' };

/** A program typed key by key, ten keys a second, with a note before each line and a pause after it. */
function recorded(lines: string[]): LiveEvent[] {
  const events: LiveEvent[] = [];
  let [at, length, version] = [0, 0, 0];
  const add = (body: LiveEventBody) => events.push({ seq: events.length + 1, at, body });
  for (const [number, line] of lines.entries()) {
    add({ type: 'note', title: `Line ${number + 1}`, text: 'Watch closely.' });
    at += 10_000;
    for (const key of `${line}\n`) {
      const inserted = key === '\n' ? ['', ''] : [key];
      const changes = [...(length > 0 ? [length] : []), [0, ...inserted]];
      add({ type: 'edit', file: 'main.py', version, client: 'a-window', changes });
      at += 100;
      length += 1;
      version += 1;
    }
  }
  return events;
}

const LINES = Array.from({ length: 40 }, (_, number) => `value_${number} = ${number} * 2`);
const events = recorded(LINES);
const timeline = () => new Timeline({ files: FILES, events, duration_ms: 700_000 });
const codeOf = (stage: ReturnType<typeof openStage>) => stage.files['main.py']?.text.toString();

test('the stage of any moment is what all events up to it make, in whatever order one goes there', () => {
  const watched = timeline();
  const last = events.at(-1)?.at ?? 0;
  const moments = [0, last, 120_050, 120_150, 120_250, 40_000, 399_999, 5, last / 2, last];
  for (const at of moments) {
    const count = events.filter((event) => event.at <= at).length;
    expect(watched.countAt(at)).toBe(count);
    const expected = events.slice(0, count).reduce(applyEvent, openStage(FILES));
    const stage = watched.stageAfter(count);
    expect([stage.seq, codeOf(stage)]).toEqual([expected.seq, codeOf(expected)]);
  }
});

test('chapters are the notes, and every moment belongs to the latest', () => {
  const { chapters } = timeline();
  expect(chapters).toHaveLength(40);
  expect(chapters[1]?.title).toBe('Line 2');
  const second = chapters[1]?.at ?? 0;
  expect([second - 1, second, second + 1].map((at) => timeline().chapterAt(at))).toEqual([0, 1, 1]);
  expect(new Timeline({ files: FILES, events: [], duration_ms: 0 }).chapterAt(0)).toBe(-1);
});

test('pauses are skipped when that is wanted, and nothing that happens in between', () => {
  const watched = timeline();
  expect(watched.advance(0, 1000, true)).toBe(1000);
  expect(watched.advance(0, 2000, false)).toBe(2000);
  expect(watched.advance(1000, 300, true)).toBe(10_000);
  expect(watched.advance(10_000, 100, true)).toBe(10_100);
  expect(watched.advance(699_990, 100, false)).toBe(700_000);
});

test('a search tells when notes and code first say it', () => {
  const watched = timeline();
  const [found, ...others] = watched.search('VALUE_17 = 17');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: 'code', excerpt: 'value_17 = 17' });
  const after = codeOf(watched.stageAfter(watched.countAt(found?.at ?? 0)));
  const before = codeOf(watched.stageAfter(watched.countAt((found?.at ?? 0) - 1)));
  expect([before?.includes('value_17 = 17'), after?.includes('value_17 = 17')]).toEqual([
    false,
    true,
  ]);
  expect(watched.search('line 40')).toEqual([
    { at: watched.chapters[39]?.at, kind: 'note', excerpt: 'Line 40' },
  ]);
  expect(watched.search('closely')).toHaveLength(30);
  expect(watched.search(' ')).toEqual([]);
});

test('an hour of typing is opened at any moment in a time that grows with its keys, and searched', async () => {
  const input = (size: number) =>
    recorded(Array.from({ length: size }, (_, number) => `value_${number} = "${number}"`));
  const watch = (long: LiveEvent[]) =>
    new Timeline({ files: FILES, events: long, duration_ms: 3_600_000 });
  const work = (long: LiveEvent[]) => {
    const watched = watch(long);
    for (const share of [0.9, 0.1, 0.5]) watched.stageAfter(Math.floor(long.length * share));
  };
  await expectLinear({ input, work, size: 900 });
  expect(watch(input(900)).search('value_899 = "899"')).toHaveLength(1);
});
