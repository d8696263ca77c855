import Type, { type Static, type TProperties } from 'typebox';
import { ErrorAnswer } from './errors.ts';
import { Bilingual } from './language.ts';

/** Maximum number of rows of one page, when `limit` requests one. */
export const MAX_ROWS = 500;

export const Moment = Type.String({ format: 'date-time' });
export const MomentOrNull = Type.Union([Moment, Type.Null()]);

/** Somebody by name; `name` is null once the account is deleted. */
export const Person = Type.Object({
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
});
export type Person = Static<typeof Person>;

/** The words of a search: case and accents make no difference. */
const SearchText = Type.String({ maxLength: 200 });

/**
 * Makes the query of a list: search, filters, order and page. Lists answer a plain array of all rows, unless `limit`
 * asks for a page. The count call with the same filters answers the number of rows (docs/product.md#panel-lists).
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

/** Makes the query of a count: the same as that of its list, without order and page. */
export function countQuery<Filters extends TProperties>(filters: Filters) {
  return Type.Object({ q: Type.Optional(SearchText), ...filters });
}

export const Total = Type.Object({ total: Type.Integer() });

/** Rows that are counted at most under a search in a list that may be very long. */
export const MAX_COUNTED = 1000;
/** A `Total` with `more`, which is true if a search finds more rows than were counted. */
export const FoundTotal = Type.Object({ total: Type.Integer(), more: Type.Boolean() });

/** The revision that an edit began from: 409 with the present state when there is a newer one. */
export const Revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The number and the time of saves of an author's work, and whether it is in the trash. */
export const HISTORY = {
  /** Counts the saves, from 1. */
  revision: Revision,
  /** True for content that ships as files and has never been changed in the panel. */
  from_files: Type.Boolean(),
  created_at: Moment,
  /** The time of its last change in the panel. */
  edited_at: MomentOrNull,
  deleted_at: MomentOrNull,
};

/** A fault in an author's work: its place, as far as it is known, and a description. */
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

/** A refusal (422) that lists all faults of the content. */
export const ContentRefusedAnswer = Type.Object({
  ...ErrorAnswer.properties,
  problems: Type.Array(ContentProblem),
});
export type ContentRefusedAnswer = Static<typeof ContentRefusedAnswer>;

export const FlagFilter = Type.Optional(Type.Boolean());
