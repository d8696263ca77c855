import Type, { type Static } from 'typebox';
import { LessonRevision, RefusedLesson } from './admin-lesson-bulk.ts';
import { Revision } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';

/** Characters of a searched text, and of the one that replaces it, at most. */
export const SEARCHED_MAX = 200;
export const REPLACEMENT_MAX = 1000;
/** Lessons and courses on one page of results, and the hits of each that are shown at most. */
export const SEARCH_PAGE = 20;
export const SEARCH_HITS_SHOWN = 100;
/** Characters of the text before and after a hit at most. */
export const EXCERPT_LENGTH = 40;

const FlagText = Type.Optional(Type.Boolean());
const SEARCH = {
  /** Taken as it is typed, with its blanks. */
  q: Type.String({ minLength: 1, maxLength: SEARCHED_MAX, pattern: '\\S' }),
  /** True: letters, digits and _ neither directly before nor after it. */
  whole_word: FlagText,
  /** True: capital letters make a difference. Accents always do. */
  match_case: FlagText,
};
const Search = Type.Object(SEARCH);
export type Search = Static<typeof Search>;

/** A place in which a text was found. */
export const Hit = Type.Object({
  /** Its number among all hits of the lesson or course, from 0. */
  number: Type.Integer(),
  /** The name of the field: of a lesson or a course, or of an exercise. */
  field: Type.String(),
  exercise: Type.Union([Type.String(), Type.Null()]),
  /** Null for code that both languages share. */
  language: Type.Union([Language, Type.Null()]),
  /** True in programs, also in those that a text shows. */
  code: Type.Boolean(),
  /** The text as it is read, around the hit. */
  before: Type.String(),
  match: Type.String(),
  after: Type.String(),
});
export type Hit = Static<typeof Hit>;

/** A lesson or a course with hits. */
export const FoundText = Type.Object({
  kind: Type.Union([Type.Literal('course'), Type.Literal('lesson')]),
  id: Type.String(),
  title: Type.String(),
  title_fr: Type.String(),
  revision: Revision,
  is_active: Type.Boolean(),
  /** The number of all hits; `hits` has the first 100 of them. */
  total: Type.Integer(),
  hits: Type.Array(Hit),
});
export type FoundText = Static<typeof FoundText>;

export const searchTexts = endpoint({
  method: 'GET',
  path: '/admin/search',
  access: 'admin',
  summary:
    'Where a text stands in courses and lessons that are not deleted, in both languages, with exercises and their code. A page of 20 of them, courses first, with the number of all hits and of all courses and lessons that have some.',
  query: Type.Object({
    ...SEARCH,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: SEARCH_PAGE })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  answer: Type.Object({
    total: Type.Integer(),
    hits: Type.Integer(),
    found: Type.Array(FoundText),
  }),
});

export const replaceTexts = endpoint({
  method: 'POST',
  path: '/admin/replacements',
  access: 'admin',
  summary:
    'Replaces the named hits of a search in lessons, each over the revision that was searched. In HTML only what is read or run is replaced, never a tag or an address. Each lesson gets one version, all together one entry in the log, whose id undoes the whole. A lesson whose changed exercises are not proven becomes a draft (`drafts`); lessons that are refused are named, and stay as they are.',
  body: Type.Object({
    ...SEARCH,
    replacement: Type.String({ maxLength: REPLACEMENT_MAX }),
    lessons: Type.Array(
      Type.Object({
        ...LessonRevision.properties,
        /** The numbers of the hits. */
        hits: Type.Array(Type.Integer({ minimum: 0 }), {
          minItems: 1,
          maxItems: SEARCH_HITS_SHOWN,
        }),
      }),
      { minItems: 1, maxItems: SEARCH_PAGE },
    ),
  }),
  answer: Type.Object({
    /** Undoes it; null when nothing was replaced. */
    id: Type.Union([Type.Integer(), Type.Null()]),
    /** Ids of the lessons in which something was replaced. */
    replaced: Type.Array(Type.String()),
    /** Those of them that were active and are drafts now. */
    drafts: Type.Array(Type.String()),
    refused: Type.Array(RefusedLesson),
  }),
});

export const undoReplacement = endpoint({
  method: 'POST',
  path: '/admin/replacements/:id/undo',
  access: 'admin',
  summary:
    'Restores the lessons of a replacement as they were before it, as new versions with one entry in the log; those that were changed or deleted since are named and stay. 404 when there is no such replacement, 409 replacement_undone when it is undone already.',
  params: Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) }),
  answer: Type.Object({
    restored: Type.Array(Type.String()),
    refused: Type.Array(RefusedLesson),
  }),
});
