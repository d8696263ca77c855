import Type, { type Static } from 'typebox';

/** The answer to “15 or older?”. No date of birth is stored. */
export const AgeGroup = Type.Union([Type.Literal('under_15'), Type.Literal('15_or_older')]);
export type AgeGroup = Static<typeof AgeGroup>;

/**
 * The rights that may be closed to a member (docs/product.md#permissions). `publish` covers published projects, links with files
 * and the portfolio; `live` a seat in a live session; `community` the link to the community; `own-account` paying, and
 * changing the name, address or password.
 */
export const RIGHTS = ['publish', 'mentoring', 'live', 'api', 'community', 'own-account'] as const;
export type Right = (typeof RIGHTS)[number];

/** The reason why a right is closed: a class account, an age below 15 without consent, or a parent's decision. */
export const ClosedBy = Type.Union([
  Type.Literal('class'),
  Type.Literal('age'),
  Type.Literal('parent'),
]);
export type ClosedBy = Static<typeof ClosedBy>;

/** The relations of a member to classes and parents. Each field is absent where it has nothing to say. */
export const Standing = Type.Object({
  /** An account without an address that a teacher made. */
  class_account: Type.Optional(Type.Literal(true)),
  /** In a class that is not archived. */
  in_class: Type.Optional(Type.Literal(true)),
  is_teacher: Type.Optional(Type.Literal(true)),
  /** The moment from which a class account can become a personal one: its new address is confirmed. */
  leaving_at: Type.Optional(Type.String({ format: 'date-time' })),
  /** Absent until the question was answered. */
  age: Type.Optional(AgeGroup),
  /** The rights that are closed now, with the reason. */
  closed: Type.Optional(Type.Partial(Type.Record(Type.Enum([...RIGHTS]), ClosedBy))),
  /** A parent has agreed, and sees the family page. */
  has_parent: Type.Optional(Type.Literal(true)),
  /** The moment of the deletion that a parent has asked for. */
  deletion_on: Type.Optional(Type.String({ format: 'date-time' })),
  /** The Premium lessons that a class opens to this member now. */
  class_lessons: Type.Optional(Type.Array(Type.String(), { maxItems: 500 })),
});
export type Standing = Static<typeof Standing>;
