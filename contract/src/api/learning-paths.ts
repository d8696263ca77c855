import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Color } from './course-fields.ts';
import { Course } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { Bilingual, LanguageQuery } from './language.ts';

const ABOUT = {
  id: Slug,
  title: Bilingual,
  promise: Bilingual,
  for_whom: Bilingual,
  /** The ground of its picture. */
  color: Color,
  skills: Type.Array(Bilingual, { minItems: 3, maxItems: 6 }),
};

/** `content/paths/NUMBER-ID.yaml`: a path with the ids of its courses in their order. */
export const LearningPathFile = Type.Object(
  { ...ABOUT, courses: Type.Array(Slug, { minItems: 1, uniqueItems: true }) },
  { additionalProperties: false },
);
export type LearningPathFile = Static<typeof LearningPathFile>;

/** The hours of a path are those of its courses. */
const Hours = Type.Number();

/** A path in a list: `courses` are the ids of those that learners can see, in order. */
export const LearningPathSummary = Type.Object({
  ...ABOUT,
  courses: Type.Array(Type.String()),
  hours: Hours,
});
export type LearningPathSummary = Static<typeof LearningPathSummary>;

/** A path with its courses. */
export const LearningPath = Type.Object({ ...ABOUT, courses: Type.Array(Course), hours: Hours });
export type LearningPath = Static<typeof LearningPath>;

export const listLearningPaths = endpoint({
  method: 'GET',
  path: '/paths',
  access: 'everyone',
  summary: 'Every path that has courses to show, in order. Sent with an ETag.',
  answer: Type.Array(LearningPathSummary),
});

export const readLearningPath = endpoint({
  method: 'GET',
  path: '/paths/:id',
  access: 'everyone',
  summary:
    'One path with its courses in their order, as the list of courses has them. Sent with an ETag.',
  params: Type.Object({ id: Slug }),
  query: LanguageQuery,
  answer: LearningPath,
});

/**
 * The path that a member has chosen. `asked` is true once they have answered the question, also when they would rather
 * look around first: then `path_id` is null.
 */
export const ChosenPath = Type.Object({
  asked: Type.Boolean(),
  path_id: Type.Union([Type.String(), Type.Null()]),
});
export type ChosenPath = Static<typeof ChosenPath>;

export const readChosenPath = endpoint({
  method: 'GET',
  path: '/user/path',
  access: 'member',
  summary: 'The path that the member has chosen. One that is not shown any more counts as none.',
  answer: ChosenPath,
});

export const choosePath = endpoint({
  method: 'PUT',
  path: '/user/path',
  access: 'member',
  summary:
    'Chooses a path, or none for now; repeating it changes nothing. 404 for an unknown path.',
  body: Type.Object({ path_id: Type.Union([Slug, Type.Null()]) }),
  answer: ChosenPath,
});
