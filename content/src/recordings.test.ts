import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { REPLAY_HOUR_MAX_BYTES } from '@codivia/contract/api/live-replays';
import { applyEvent, openStage } from '@codivia/contract/api/live-stage';
import { afterAll, describe, expect, test } from 'vitest';
import type { CompiledRecording } from './compile-recording.ts';
import { type LoadedRecording, loadRecordings } from './load-recordings.ts';
import { proveRecording } from './prove-recording.ts';
import { proofRuntimes } from './prove-runtimes.ts';
import { typographyProblems } from './typography.ts';

const recordings = loadRecordings();
const runtimes = proofRuntimes();
afterAll(() => runtimes.close());

/** docs/product.md#live-replays: how long each is, in minutes. */
const MINUTES: Record<string, [number, number]> = {
  'first-game': [18, 22],
  'error-message': [8, 12],
  'tiny-chatbot': [12, 15],
};

const HOUR_MS = 3_600_000;

const both = ({ languages }: LoadedRecording) =>
  LANGUAGES.map((language): [Language, CompiledRecording] => [language, languages[language]]);
const notesOf = ({ events }: CompiledRecording) =>
  events.flatMap(({ body }) => (body.type === 'note' ? [body] : []));

test('the three recordings that ship with the product, all open to the free plan', () => {
  expect(recordings.map(({ id, open }) => [id, open])).toEqual([
    ['first-game', true],
    ['tiny-chatbot', true],
    ['error-message', true],
  ]);
});

describe.each(recordings)('$id', (recording) => {
  test('does what it says at every run', async () => {
    expect(await proveRecording(recording, runtimes.check)).toEqual([]);
  });

  test.each(both(recording))('goes on in time, and every edit fits (%s)', (_, compiled) => {
    let stage = openStage(compiled.files);
    let before = 0;
    for (const event of compiled.events) {
      stage = applyEvent(stage, event);
      expect(event.at).toBeGreaterThanOrEqual(before);
      before = event.at;
    }
    expect(compiled.events.map(({ seq }) => seq)).toEqual(compiled.events.map((_, at) => at + 1));
    expect(compiled.duration_ms).toBeGreaterThan(before);
    const { text } = Object.values(stage.files)[0] ?? {};
    expect(text?.lines).toBeGreaterThan(20);
  });

  test.each(both(recording))('is as long as it should be, and small (%s)', (_, compiled) => {
    const [shortest, longest] = MINUTES[recording.id] ?? [0, 0];
    expect(compiled.duration_ms / 60_000).toBeGreaterThan(shortest);
    expect(compiled.duration_ms / 60_000).toBeLessThan(longest);
    const bytes = gzipSync(JSON.stringify(compiled.events)).length;
    expect((bytes * HOUR_MS) / compiled.duration_ms).toBeLessThan(REPLAY_HOUR_MAX_BYTES);
  });

  test('has the same chapters, runs and selections in both languages', () => {
    const outline = (compiled: CompiledRecording) => [
      notesOf(compiled).length,
      compiled.runs.map(({ step }) => step),
      compiled.events.filter(({ body }) => body.type === 'select').length,
    ];
    const { fr, en } = recording.languages;
    expect(outline(fr)).toEqual(outline(en));
    expect(notesOf(fr).map(({ text }) => text)).not.toEqual(notesOf(en).map(({ text }) => text));
  });

  test('follows French typography', () => {
    const notes = notesOf(recording.languages.fr).flatMap(({ title, text }) => [title, text]);
    const texts = [recording.title.fr, recording.description.fr, ...notes];
    expect(texts.flatMap(typographyProblems)).toEqual([]);
  });
});

test('a run that says something else is found', async () => {
  const chatbot = recordings.find(({ id }) => id === 'tiny-chatbot') as LoadedRecording;
  const { fr, en } = chatbot.languages;
  const [first] = en.runs;
  const proven = { ...en, runs: first ? [{ ...first, output: 'Pixel: Hello!\n' }] : [] };
  const forged = { ...chatbot, languages: { fr: { ...fr, runs: [] }, en: proven } };
  const [problem] = await proveRecording(forged, runtimes.check);
  expect(problem).toContain('tiny-chatbot, step 4 (en) prints something else');
});
