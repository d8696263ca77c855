import Type, { type Static, type TProperties } from 'typebox';
import { ErrorAnswer } from './errors.ts';
import { Bilingual } from './language.ts';

/** Rows of one page at most, when `limit` asks for one. */
export const MAX_ROWS = 500;

export const Moment = Type.String({ format: 'date-time' });
export const MomentOrNull = Type.Union([Moment, Type.Null()]);

/** Somebody by name; `name` is null once the account is deleted. */
export const Person = Type.Object({
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
});
export type Person = Static<typeof Person>;

/** The words of a search: upper and lower case and accents make no difference. */
const SearchText = Type.String({ maxLength: 200 });

/**
 * What a list may be asked: search, filters, order and place. Lists answer a plain array of all
 * rows, unless `limit` asks for a page. The count call with the same filters answers how many rows
 * there are (docs/product.md#panel-lists).
 */
export function listQuery<Sort extends string, Filters extends TProperties>(
  sorts: readonly Sort[],
  filters: Filters,
) {
  return Type.Object({
    q: Type.Optional(SearchText),
    ...filters,
    sort: Type.Optional(Type.Unsafe<Sort>(Type.Enum([...sorts]))),
    direction: Type.Optional(Type.Unsafe<'asc' | 'desc'>(Type.Enum(['asc', 'desc']))),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ROWS })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  });
}

/** What a count may be asked: the same as its list, without order and place. */
export function countQuery<Filters extends TProperties>(filters: Filters) {
  return Type.Object({ q: Type.Optional(SearchText), ...filters });
}

export const Total = Type.Object({ total: Type.Integer() });

/** Rows that are counted at most under a search in a list that may be very long. */
export const MAX_COUNTED = 1000;
/** As `Total`; `more` says that a search finds more rows than were counted. */
export const FoundTotal = Type.Object({ total: Type.Integer(), more: Type.Boolean() });

/** The revision that an edit began from: 409 with the present state when there is a newer one. */
export const Revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** How often and when what authors write was saved, and whether it is in the trash. */
export const HISTORY = {
  /** Counts the saves, from 1. */
  revision: Revision,
  /** True for what ships as files and has never been changed in the panel. */
  from_files: Type.Boolean(),
  created_at: Moment,
  /** When it was last changed in the panel. */
  edited_at: MomentOrNull,
  deleted_at: MomentOrNull,
};

/** Something wrong in what an author wrote: where, as far as that is known, and what. */
export const ContentProblem = Type.Object({
  /** Path of a file within its zip. */
  file: Type.Optional(Type.String()),
  /** Line in that file, from 1. */
  line: Type.Optional(Type.Integer()),
  /** Id of the exercise. */
  exercise: Type.Optional(Type.String()),
  detail: Bilingual,
});
export type ContentProblem = Static<typeof ContentProblem>;

/** A refusal (422) that lists everything that is wrong with the content. */
export const ContentRefusedAnswer = Type.Object({
  ...ErrorAnswer.properties,
  problems: Type.Array(ContentProblem),
});
export type ContentRefusedAnswer = Static<typeof ContentRefusedAnswer>;

export const FlagFilter = Type.Optional(Type.Boolean());
