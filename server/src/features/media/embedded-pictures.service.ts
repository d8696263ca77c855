import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { Bilingual } from '@codivia/contract/api/language';
import { withTexts } from '@codivia/contract/exercises/modules';
import { htmlOf } from '@codivia/contract/lessons/exercise-html';
import { Problem } from '../../errors.ts';
import { sanitizeExercise, sanitizeLesson } from '../lessons/lessons.service.ts';
import { type MediaDeps, uploadPicture } from './media.service.ts';

/** The source of a picture that is within sanitized HTML. */
const EMBEDDED = /\bsrc="(data:image\/[a-z]{1,9};base64,[^"]*)"/g;
const MARK = 'data:image/';

const TEXTS = [
  'content',
  'content_fr',
  'instructions_fr',
  'instructions_en',
  'solution_fr',
  'solution_en',
] as const;

type Texts = Partial<Pick<LessonFields, (typeof TEXTS)[number] | 'exercises'>>;

/** Returns the texts as they were sent. */
const textsOf = ({ exercises = [], ...fields }: Texts): string[] => [
  ...TEXTS.map((name) => fields[name] ?? ''),
  ...exercises.flatMap(htmlOf),
];

/** Returns the fields with each of their HTML texts changed. */
function changeTexts<Fields extends Texts>(
  fields: Fields,
  change: (html: string) => string,
): Fields {
  const before: Texts = fields;
  const changed: Texts = {};
  for (const name of TEXTS) {
    const text = before[name];
    if (text !== undefined) changed[name] = change(sanitizeLesson(text));
  }
  const both = ({ fr, en }: Bilingual): Bilingual => ({ fr: change(fr), en: change(en) });
  if (before.exercises) {
    changed.exercises = before.exercises.map((one) => withTexts(sanitizeExercise(one), both, both));
  }
  return { ...fields, ...changed };
}

/** Stores a picture that is within a text; undefined for one that cannot be read. */
async function storePicture(
  deps: MediaDeps,
  adminId: string | null,
  source: string,
): Promise<string | undefined> {
  const bytes = Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
  try {
    return (await uploadPicture(deps, adminId, bytes)).src;
  } catch (error) {
    // A refusal is about the picture; anything else, such as a storage that is away, is not.
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
}

/**
 * Returns the fields of a lesson with the pictures within its texts and exercises (`data:`) stored as files, and named by
 * their addresses. A picture that cannot be read stays: it keeps the lesson from being published (missing-files.ts).
 */
export async function withStoredPictures<Fields extends Texts>(
  deps: MediaDeps,
  adminId: string | null,
  fields: Fields,
): Promise<Fields> {
  if (!textsOf(fields).some((text) => text.includes(MARK))) return fields;
  const sources = new Set<string>();
  changeTexts(fields, (html) => {
    for (const [, source = ''] of html.matchAll(EMBEDDED)) sources.add(source);
    return html;
  });
  const addresses = new Map<string, string>();
  for (const source of sources) {
    const address = await storePicture(deps, adminId, source);
    if (address) addresses.set(source, address);
  }
  return changeTexts(fields, (html) =>
    html.replace(EMBEDDED, (whole, source: string) => {
      const address = addresses.get(source);
      return address ? `src="${address}"` : whole;
    }),
  );
}
