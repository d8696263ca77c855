import { test } from 'vitest';
import { cleanHandle, isHandle } from '../api/handle-rules.ts';
import type { AuthoredQuizQuestion } from '../exercises/quiz.ts';
import { cleanFileName, fileNameProblem } from '../files/file-names.ts';
import { lessonBlocks, plainText } from '../lessons/lesson-blocks.ts';
import { lessonSteps } from '../lessons/lesson-steps.ts';
import { structureProblems } from '../lessons/lesson-structure.ts';
import { namedExercises, namedVideos, normalizeEditorTags } from '../lessons/lesson-tags.ts';
import { textProblems } from '../lessons/text-problems.ts';
import { expectLinearForTexts } from '../test/hostile-texts.ts';
import { findContact } from './contacts/find-contact.ts';
import { findPersonalData } from './contacts/find-personal-data.ts';
import { lessonIdOf, slugOf } from './slug.ts';

const about = { name: 'Lina Martin-Dupont' };

/** The functions that read texts of members and administrators. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'contact details in a text': (text) => findContact(text, 'text'),
  'contact details in a program': (text) => findContact(text, 'code'),
  'personal data in a text': (text) => findPersonalData(text, 'text', about),
  'personal data in a program': (text) => findPersonalData(text, 'code', about),
  'names of files': (text) => fileNameProblem(cleanFileName(text)),
  handles: (text) => isHandle(cleanHandle(text)),
  slugs: (text) => slugOf(lessonIdOf(text, text)),
  'the text of lessons': plainText,
  'the blocks of lessons': lessonBlocks,
  'the steps of lessons': lessonSteps,
  'the exercises and videos of lessons': (text) => [namedExercises(text), namedVideos(text)],
  'the structure of lessons': (text) =>
    structureProblems({ content: text, content_fr: '', exercises: [] }),
  'the texts that lessons lack': (text) => {
    const one = { en: text, fr: text };
    const question: AuthoredQuizQuestion = { id: 'a', kind: 'quiz', question: one, options: [] };
    return textProblems({ content: text, content_fr: text, exercises: [question] });
  },
  'the editors of lessons': normalizeEditorTags,
};

test.each(Object.entries(READERS))('%s are read in linear time', async (_, read) => {
  await expectLinearForTexts(read, 100_000);
});
