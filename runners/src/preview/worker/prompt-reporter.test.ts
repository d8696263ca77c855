import { expect, test } from 'vitest';
import { type FromFrame, MAX_BATCH } from '../messages.ts';
import { PromptReporter } from './prompt-reporter.ts';

test('a script that never yields is heard, in few messages of which none is long', () => {
  const sent: Extract<FromFrame, { type: 'console' }>[] = [];
  let time = 0;
  const send = (message: FromFrame) => void (message.type === 'console' && sent.push(message));
  const reporter = new PromptReporter(
    send,
    () => {},
    () => time,
  );
  const lines = 100_000;
  for (let line = 0; line < lines; line++) {
    time += 0.01;
    if (reporter.isFull) reporter.drop();
    else reporter.add({ kind: 'log', level: 'log', text: `${line}`, position: null, count: 1 });
    if (line === 0) expect(sent).toHaveLength(1);
  }
  expect(sent.length).toBeGreaterThan(15);
  expect(sent.length).toBeLessThanOrEqual(21);
  expect(Math.max(...sent.map(({ entries }) => entries.length))).toBe(MAX_BATCH);
  reporter.flush();
  const counted = sent.reduce((sum, { entries, dropped }) => sum + entries.length + dropped, 0);
  expect(counted).toBe(lines);
});
