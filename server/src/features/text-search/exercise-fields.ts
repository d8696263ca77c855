import type { Language } from '@codivia/contract/api/language';
import { LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { hasCode, withTexts } from '@codivia/contract/exercises/modules';
import type { Field } from './field.ts';

/** Texts that are read as they are, and names, whose values nobody reads. */
const PLAIN = ['title', 'summary'];
const NAMES = new Set(
  'id kind task language feedback part name columns library picture model difficulty'.split(' '),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLanguage = (key: string): key is Language => (LANGUAGES as readonly string[]).includes(key);

/** The objects of an exercise that hold HTML in both languages. */
function htmlTextsIn(exercise: AuthoredExercise): Set<unknown> {
  const texts = new Set<unknown>();
  const note = <Text>(text: Text): Text => {
    texts.add(text);
    return text;
  };
  withTexts(exercise, note, note);
  return texts;
}

/** Returns the texts and the code of an exercise, each with a function that replaces it. */
export function exerciseFields(exercise: AuthoredExercise): Field[] {
  const html = htmlTextsIn(exercise);
  const fields: Field[] = [];

  function add(holder: Record<string, unknown>, key: string, path: readonly string[]): void {
    const value = holder[key];
    if (typeof value !== 'string') return;
    const name = path[0] ?? key;
    const isHtml = html.has(holder);
    const isPlain = isLanguage(key) && PLAIN.includes(name);
    // Explorables and questions have settings, and no code.
    if (!isHtml && !isPlain && !hasCode(exercise)) return;
    fields.push({
      field: name,
      exercise: exercise.id,
      language: isLanguage(key) ? key : null,
      format: isHtml ? 'html' : isPlain ? 'plain' : 'code',
      value,
      put: (text) => {
        holder[key] = text;
      },
    });
  }

  function walk(holder: Record<string, unknown>, path: readonly string[]): void {
    for (const [key, value] of Object.entries(holder)) {
      if (NAMES.has(key) && !isObject(value)) continue;
      if (key === 'columns') continue;
      if (isObject(value)) walk(value, [...path, key]);
      else add(holder, key, path);
    }
  }
  walk(exercise, []);
  return fields;
}
