import type { Language } from '@codivia/contract/api/language';
import { lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import { describe, expect, test } from 'vitest';
import type { LoadedLesson } from './load-courses.ts';
import { stepProblems } from './step-texts.ts';

function problemsOf(markdown: string, language: Language = 'en'): string[] {
  const html = lessonHtml(markdown, language);
  return stepProblems({
    content: language === 'en' ? html : '',
    content_fr: language === 'fr' ? html : '',
    exercises: [],
    sources: { [`lesson.${language}.md`]: markdown },
  } as unknown as LoadedLesson);
}

const EDITOR = '```python run\nprint(3 + 4)\n```\n';
const THINK = `> [!THINK] Before you run it
> What is three plus four?
> ---
> Seven, because numbers are added.
`;

describe('answers in sight', () => {
  test('a text right below a box may not repeat its answer', () => {
    const repeated = `${THINK}\nSeven it is: numbers are added.\n\n${EDITOR}`;
    expect(problemsOf(repeated)).toEqual([expect.stringMatching(/^lesson\.en\.md:6: .*repeats/)]);
    expect(problemsOf(`${THINK}\nNow with Python:\n\n${EDITOR}`)).toEqual([]);
  });

  test('below the program, the answer may be repeated', () => {
    expect(problemsOf(`${THINK}\n${EDITOR}\nSeven it is: numbers are added.\n`)).toEqual([]);
  });

  test.each([
    ['en', 'What will these two lines show?', 'They show 7.'],
    ['fr', 'Que vont afficher ces deux lignes ?', 'Elles affichent 7.'],
  ] as const)(
    'the question of what a program shows has no answer beside it (%s)',
    (language, question, answer) => {
      expect(problemsOf(`${question} ${answer}\n\n${EDITOR}`, language).join()).toContain(
        'follows',
      );
      expect(problemsOf(`${question}\n\n${answer}\n\n${EDITOR}`, language)).toHaveLength(1);
      expect(problemsOf(`${question}\n\n${EDITOR}\n${answer}`, language)).toEqual([]);
    },
  );
});

describe('programs that are elsewhere', () => {
  test.each([
    ['en', 'Look at the program above.'],
    ['en', 'In your first program, there is a 3.'],
    ['en', 'Which mark is missing? Put it back and run again.'],
    ['en', 'Change `3 + 4` to `3 * 4`.'],
    ['en', 'Swap two lines, then run it again.'],
    ['fr', 'Regarde l’éditeur du dessus.'],
    ['fr', 'Relis le programme précédent.'],
    ['fr', 'Il manque un signe. Remets-le et relance.'],
    ['fr', 'Remplace `3 + 4` par `3 * 4`.'],
    ['fr', 'Reprends le code ci-dessus.'],
  ] as const)('a step without it may not say (%s): %s', (language, text) => {
    expect(problemsOf(`## Plus\n\n${text}\n`, language)).toHaveLength(1);
    expect(problemsOf(`## Plus\n\n${EDITOR}\n${text}\n`, language)).toEqual([]);
    expect(problemsOf(`## Plus\n\n${text}\n\n${EDITOR}`, language)).toEqual([]);
    expect(
      problemsOf(`## Plus\n\n\`\`\`python\nprint(3 + 4)\n\`\`\`\n\n${text}\n`, language),
    ).toEqual([]);
  });

  test('words that only sound like it are no fault', () => {
    expect(problemsOf('## Where\n\nThe point above the line, above all.\n')).toEqual([]);
    expect(problemsOf('## Où\n\nLe point au-dessus de la ligne.\n', 'fr')).toEqual([]);
  });
});
