import { isDeepStrictEqual } from 'node:util';
import { type Bilingual, LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { withTexts } from '@codivia/contract/exercises/modules';
import { parse } from 'yaml';
import { exerciseOf } from './load-courses.ts';
import { NotMarkdown } from './to-markdown/inline-markdown.ts';
import { type Converter, markdownOf } from './to-markdown/lesson-markdown.ts';
import { shownForm } from './to-markdown/same-html.ts';
import { longTexts, shortTexts } from './to-markdown/text-converters.ts';
import { plain, updatedYaml, writeYaml } from './updated-yaml.ts';

type Clean = (html: string) => string;
type Json = Record<string, unknown>;

const inBoth = (text: Bilingual, change: (text: string) => string): Bilingual => ({
  en: change(text.en),
  fr: change(text.fr),
});

/** The exercise with HTML in a form that is the same for HTML that looks the same. */
function shownExercise(exercise: AuthoredExercise): unknown {
  const shown = (text: Bilingual) => inBoth(text, shownForm);
  return plain(withTexts(exercise, shown, shown));
}

/** Tells whether two exercises are the same for learners. */
export const areSameExercises = (one: AuthoredExercise, other: AuthoredExercise) =>
  isDeepStrictEqual(shownExercise(one), shownExercise(other));

/** Texts of an earlier file: their Markdown by the HTML that it became, and all of them as one. */
interface EarlierTexts {
  byHtml: Map<string, string>;
  all: string;
}

function earlierTexts(read: AuthoredExercise, made: AuthoredExercise): EarlierTexts {
  const listOf = (exercise: AuthoredExercise) => {
    const found: string[] = [];
    const note = (text: Bilingual) => {
      found.push(...LANGUAGES.map((language) => text[language]));
      return text;
    };
    withTexts(exercise, note, note);
    return found;
  };
  const [written, html] = [listOf(read), listOf(made)];
  const byHtml = new Map(html.map((text, index) => [text, written[index] ?? '']));
  return { byHtml, all: written.map((text) => text.trim()).join('\n\n') };
}

/** The exercise with Markdown texts. Throws NotMarkdown. */
function inMarkdown(
  exercise: AuthoredExercise,
  { byHtml, all }: EarlierTexts,
  clean: Clean,
): AuthoredExercise {
  const convert = (converter: Converter) => (html: string) => {
    const known = byHtml.get(html);
    if (known !== undefined) return known;
    const markdown = markdownOf(html, all, converter);
    if (markdown === null) throw new NotMarkdown();
    return markdown.trimEnd();
  };
  const [long, short] = [convert(longTexts(clean)), convert(shortTexts(clean))];
  // Long texts are blocks in YAML, whose last line ends.
  const ended = (text: string) =>
    text.includes('\n') && !text.endsWith('\n') ? `${text}\n` : text;
  return withTexts(
    exercise,
    (text) => inBoth(text, (html) => ended(long(html))),
    (text) => inBoth(text, short),
  );
}

/** Returns `next`, with the values of `read` where `made`, which was made of it, is the same as `exercise`. */
function keepUnchanged(read: unknown, made: unknown, exercise: unknown, next: unknown): unknown {
  if (isDeepStrictEqual(made, exercise)) return read;
  const all = [read, made, exercise, next];
  const isList = all.every(Array.isArray);
  const isMap = all.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (isList && (made as unknown[]).length !== (exercise as unknown[]).length) return next;
  if (!isList && !isMap) return next;
  const [a, b, c, d] = all as [Json, Json, Json, Json];
  const entries = Object.keys(d).map((key) => [key, keepUnchanged(a[key], b[key], c[key], d[key])]);
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** The exercise as its file holds it: with Markdown where Markdown can express it, else with HTML. */
function authored(exercise: AuthoredExercise, read: Json | null, clean: Clean): unknown {
  const { id } = exercise;
  const html = { format: 'html', ...exercise };
  if (read?.format === 'html') return html;
  const none = { byHtml: new Map<string, string>(), all: '' };
  try {
    if (!read) return plain(inMarkdown(exercise, none, clean));
    const cleaned = (text: Bilingual) => inBoth(text, clean);
    const made = withTexts(exerciseOf(id, read as never), cleaned, cleaned);
    if (isDeepStrictEqual(plain(made), plain(exercise))) return read;
    const texts = earlierTexts({ ...read, id } as unknown as AuthoredExercise, made);
    const next = plain(inMarkdown(exercise, texts, clean));
    return keepUnchanged(read, plain(made), plain(exercise), next);
  } catch (error) {
    if (!(error instanceof NotMarkdown)) throw error;
    return html;
  }
}

/** Returns the file of an exercise. What is unchanged stays as it is written in `source`, its earlier file. */
export function exerciseText(
  exercise: AuthoredExercise,
  source: string | undefined,
  clean: Clean,
): string {
  const read: Json | null = source === undefined ? null : parse(source);
  const { id: _, kind, ...rest } = authored(exercise, read, clean) as AuthoredExercise;
  const value = { kind, ...rest };
  return source === undefined ? writeYaml(value) : updatedYaml(source, value);
}
