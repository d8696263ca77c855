import { pictureAddresses } from '@codivia/content/lesson-files';
import { checkYaml } from '@codivia/content/yaml-faults';
import { CourseFile } from '@codivia/contract/api/course-files';
import { textProblems } from '@codivia/contract/lessons/text-problems';
import { expectLinearForTexts } from '@codivia/contract/test/hostile-texts';
import { expect, test } from 'vitest';
import { holdsWords } from '../src/db/word-index.ts';
import { users } from '../src/features/accounts/accounts.table.ts';
import { giftCardHash } from '../src/features/gift-cards/gift-card-code.ts';
import { sanitizeLesson } from '../src/features/lessons/sanitize-lesson.ts';
import { handleRefusal } from '../src/features/portfolio/handle-rules.ts';
import { areAlike } from '../src/features/published-projects/similar-programs.ts';
import { TooHardToRead } from '../src/services/parser.ts';

const owner = { name: 'Lina Martin', email: 'lina@example.org' };

/** Ignores refusals of texts that are too hard to read. */
const tolerant = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
  } catch (error) {
    expect(error).toMatchObject(TooHardToRead());
  }
};

/** Two programs that differ only at their end are compared as a whole. */
const compare = (text: string) => areAlike({ 'a.js': text }, { 'a.js': `${text} x = 1` });

const readTexts = (text: string) => {
  pictureAddresses(text);
  textProblems({ content: text, content_fr: `<img ${text}`, exercises: [] });
};

/** The functions that read what people send, and the length of the text with which they are measured, in characters. */
const READERS: readonly [string, (text: string) => unknown, number][] = [
  ['handles', (text) => handleRefusal(text, owner), 40_000],
  ['words that are searched for', (text) => holdsWords(users.name, text), 40_000],
  ['codes of gift cards', giftCardHash, 40_000],
  ['programs that are compared', compare, 200_000],
  ['HTML of lessons', tolerant(sanitizeLesson), 400_000],
  ['texts of lessons that are published', readTexts, 400_000],
  ['YAML of courses', (text) => checkYaml(text, CourseFile), 8000],
];

test.each(READERS)('%s are read in linear time', { timeout: 120_000 }, async (_, read, length) => {
  await expectLinearForTexts(read, length);
});
