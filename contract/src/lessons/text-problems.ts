import { type Bilingual, LANGUAGES, type Language } from '../api/language.ts';
import type { AuthoredExercise } from '../exercises/exercises.ts';
import { normalizeEditorTags } from './lesson-tags.ts';

/** A text that learners lack: of an exercise, or the one that describes a picture. */
export type TextProblem =
  | { problem: 'text_empty'; exercise: string; text: Bilingual; language: Language }
  | { problem: 'picture_undescribed'; exercise: string; language: Language }
  | { problem: 'picture_undescribed'; exercise: null; language: Language; number: number };

type Checked = { content: string; content_fr: string; exercises: readonly AuthoredExercise[] };
/** A text of an exercise, what it is called, and whether it is HTML. */
type Named = { name: Bilingual; text: Bilingual; isHtml: boolean };

const PICTURE = /<img\b[^<>]*>/g;
const DESCRIPTION = /\balt=(?:"\s*[^"\s]|'\s*[^'\s])/;
/** Elements that are something to see without a letter in them. */
const VISIBLE = /<(?:img|hr)\b/;

const TAG_OR_SPACE = /<[a-z!/?][^<>]*>|&nbsp;/gi;
/** Characters without a sign, such as the zero-width space, which are no white space to `trim`. */
const INVISIBLE = /\p{Cf}/gu;

const isBlank = (text: string) => text.replace(INVISIBLE, '').trim() === '';

const isEmpty = (html: string) => !VISIBLE.test(html) && isBlank(html.replace(TAG_OR_SPACE, ''));

const named = (text: Bilingual, fr: string, en: string): Named => ({
  text,
  name: { fr, en },
  isHtml: true,
});

const FIELDS: Readonly<Record<string, Bilingual>> = {
  title: { fr: 'le titre', en: 'the title' },
  question: { fr: 'la question', en: 'the question' },
  instructions: { fr: 'la consigne', en: 'the instructions' },
  summary: { fr: 'le résumé', en: 'the summary' },
  failing_case: { fr: 'le cas qui échoue', en: 'the failing case' },
  not_yet: { fr: 'le retour avant le but', en: 'the feedback before the goal' },
};

/** Fields that hold text as it is read: `<img>` in a title is a word. */
const PLAIN_FIELDS = ['title', 'summary'];

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;

/** The texts that an exercise must have in both languages; its concept is not among them. */
function textsOf(exercise: AuthoredExercise): Named[] {
  const single = Object.entries(exercise).flatMap(([field, text]): Named[] => {
    const name = FIELDS[field];
    return name && isBilingual(text) ? [{ name, text, isHtml: !PLAIN_FIELDS.includes(field) }] : [];
  });
  const hints = 'hints' in exercise ? exercise.hints : [];
  const options = 'options' in exercise && exercise.kind === 'quiz' ? exercise.options : [];
  const feedback = 'feedback' in exercise ? Object.entries(exercise.feedback) : [];
  const checklist = 'checklist' in exercise ? exercise.checklist : [];
  const wrong = 'wrong' in exercise ? exercise.wrong : [];
  return [
    ...single,
    ...options.flatMap(({ text, explanation }, i) => [
      named(text, `l’option ${i + 1}`, `option ${i + 1}`),
      named(
        explanation,
        `l’explication de l’option ${i + 1}`,
        `the explanation of option ${i + 1}`,
      ),
    ]),
    ...hints.map((text, i) => named(text, `l’indice ${i + 1}`, `hint ${i + 1}`)),
    ...checklist.flatMap(({ text, hint }, i) => [
      named(text, `le point ${i + 1}`, `item ${i + 1}`),
      named(hint, `l’indice du point ${i + 1}`, `the hint of item ${i + 1}`),
    ]),
    ...feedback.map(([key, text]) => named(text, `le retour « ${key} »`, `the feedback “${key}”`)),
    ...wrong.flatMap((answer, i) =>
      isBilingual(answer.feedback)
        ? [
            named(
              answer.feedback,
              `le retour de la réponse fausse ${i + 1}`,
              `the feedback on wrong answer ${i + 1}`,
            ),
          ]
        : [],
    ),
  ];
}

/** The places of the pictures of a text that nothing describes, from 1. Those in the code of editors are none. */
function undescribed(html: string): number[] {
  const pictures = normalizeEditorTags(html).match(PICTURE) ?? [];
  return pictures.flatMap((picture, index) =>
    DESCRIPTION.test(picture.replace(INVISIBLE, '')) ? [] : [index + 1],
  );
}

function exerciseTextProblems(exercise: AuthoredExercise, language: Language): TextProblem[] {
  const { id } = exercise;
  const texts = textsOf(exercise);
  const hasUndescribed = texts.some(
    ({ text, isHtml }) => isHtml && undescribed(text[language]).length > 0,
  );
  return [
    ...texts
      .filter(({ text: { [language]: text }, isHtml }) => (isHtml ? isEmpty(text) : isBlank(text)))
      .map(
        ({ name: text }): TextProblem => ({
          problem: 'text_empty',
          exercise: id,
          text,
          language,
        }),
      ),
    ...(hasUndescribed
      ? [{ problem: 'picture_undescribed', exercise: id, language } as const]
      : []),
  ];
}

/** Returns the texts that a lesson lacks: nothing of it is published without them. */
export function textProblems({ content, content_fr, exercises }: Checked): TextProblem[] {
  return LANGUAGES.flatMap((language) => [
    ...undescribed(language === 'fr' ? content_fr : content).map(
      (number): TextProblem => ({
        problem: 'picture_undescribed',
        exercise: null,
        language,
        number,
      }),
    ),
    ...exercises.flatMap((exercise) => exerciseTextProblems(exercise, language)),
  ]);
}

/** Says to its author what is missing. */
export function textProblemWords(found: TextProblem): Bilingual {
  const fr = found.language === 'fr' ? 'en français' : 'en anglais';
  const en = found.language === 'fr' ? 'in French' : 'in English';
  if (found.problem === 'text_empty') {
    const { exercise, text } = found;
    return {
      fr: `Exercice « ${exercise} » : un texte manque ${fr} (${text.fr}).`,
      en: `Exercise “${exercise}”: a text is missing ${en} (${text.en}).`,
    };
  }
  if (found.exercise === null) {
    return {
      fr: `L’image ${found.number} du texte ${fr} n’a pas de texte alternatif.`,
      en: `Picture ${found.number} of the text ${en} has no alternative text.`,
    };
  }
  return {
    fr: `Exercice « ${found.exercise} » : une image n’a pas de texte alternatif ${fr}.`,
    en: `Exercise “${found.exercise}”: a picture has no alternative text ${en}.`,
  };
}
