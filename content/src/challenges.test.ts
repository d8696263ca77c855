import type { Bilingual } from '@codivia/contract/api/language';
import { casesOf } from '@codivia/contract/exercises/challenge-exercise';
import { withTexts } from '@codivia/contract/exercises/modules';
import { afterAll, describe, expect, test } from 'vitest';
import { choiceOfToday, dueNames } from './due-proofs.ts';
import { type LoadedChallenge, loadChallenges } from './load-challenges.ts';
import { challengeHashes, challengeKey } from './proof-hashes.ts';
import { proveChallenge } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';
import { typographyProblems } from './typography.ts';

const challenges = loadChallenges();
const runtimes = proofRuntimes();

afterAll(() => runtimes.close());

const isDue = (challenge: LoadedChallenge) =>
  dueNames(challengeHashes(challenge), choiceOfToday()).has(challengeKey(challenge));

test.for(challenges)('challenge $id', async (challenge, { skip }) => {
  if (!isDue(challenge)) skip('proven as it is');
  expect((await proveChallenge(challenge, runtimes.check)).problems).toEqual([]);
});

// A slider that is emptied is in its middle, and a colour field is black.
test.for([
  ['range', 'min=0 max=255 value=7', '128'],
  ['color', 'value=#ffffff', '#000000'],
  ['number', 'value=3', '3'],
  ['date', '', '2026-01-01'],
  ['text', 'value=same', 'same'],
] as const)('a page hears a value typed into its %s field', async ([type, start, value]) => {
  const html = `<input type=${type} ${start}><output></output>`;
  const js =
    'document.querySelector("input").oninput = (event) => {' +
    ' document.querySelector("output").textContent = event.target.value; };';
  const check = `await type('input', '${value}'); expect(text('output') === '${value}', 'unheard');`;
  const files = { 'index.html': html, 'script.js': js };
  expect(await runtimes.check({ kind: 'web', files, check })).toMatchObject({ passed: true });
});

describe('the plan', () => {
  const weeks = challenges.map(({ week }) => week);

  test('has one challenge for each week in a row, from Monday on', () => {
    const monday = (first: string, weeksLater: number) =>
      new Date(Date.parse(first) + weeksLater * 7 * 86_400_000).toISOString().slice(0, 10);
    expect(new Date(weeks[0] ?? '').getUTCDay()).toBe(1);
    expect(weeks).toEqual(weeks.map((_, at) => monday(weeks[0] ?? '', at)));
    expect(weeks.length).toBeGreaterThanOrEqual(36);
  });

  test('has exactly one open challenge in each month', () => {
    const months = [...new Set(weeks.map((week) => week.slice(0, 7)))];
    const open = challenges.filter((one) => one.open).map(({ week }) => week.slice(0, 7));
    expect(open).toEqual(months);
  });

  test.each(['python', 'web', 'p5', 'sql'])('has %s on each of the three levels', (topic) => {
    const levels = challenges.filter((one) => one.topic === topic).map(({ level }) => level);
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
  });
});

test.each(challenges)('the French texts of $id follow typography', ({ title, story, exercise }) => {
  const texts = [title.fr, story.fr, ...casesOf(exercise).map(({ text }) => text.fr)];
  const read = (text: Bilingual) => {
    texts.push(text.fr);
    return text;
  };
  withTexts(exercise, read, read);
  const withoutCode = texts.map((html) => html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '0'));
  expect(withoutCode.flatMap(typographyProblems)).toEqual([]);
});
