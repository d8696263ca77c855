import Type, { type Static } from 'typebox';
import { CourseIconName, Difficulty } from './courses.ts';
import { Bilingual } from './language.ts';

/** The careers of the product, in the order of their list (docs/product.md#careers). */
export const CAREER_IDS = [
  'web-developer',
  'ai-engineer',
  'cybersecurity',
  'game-developer',
  'data-scientist',
  'mobile-developer',
] as const;
export type CareerId = (typeof CAREER_IDS)[number];

/** Years of experience of the three steps of a career; the last band has no end. */
export const CAREER_STEP_YEARS = [
  { from: 0, to: 2 },
  { from: 2, to: 5 },
  { from: 5, to: undefined },
] as const;

/** The demand of employers for people. */
export const Demand = Type.Union([
  Type.Literal('very-high'),
  Type.Literal('high'),
  Type.Literal('medium'),
  Type.Literal('low'),
]);
export type Demand = Static<typeof Demand>;

const Color = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const Range = Type.Object(
  { min: Type.Integer({ minimum: 1 }), max: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
/** From one whole number to another. */
export type Range = Static<typeof Range>;

const Point = Type.Object({ title: Bilingual, text: Bilingual }, { additionalProperties: false });
/** A fact worth knowing: a few words, then their meaning. */
export type Point = Static<typeof Point>;

const SkillCategory = Type.Object(
  {
    category: Bilingual,
    icon: CourseIconName,
    color: Color,
    /** Names of tools are the same in both languages. */
    items: Type.Array(Type.Union([Type.String(), Bilingual]), { minItems: 3 }),
  },
  { additionalProperties: false },
);
export type SkillCategory = Static<typeof SkillCategory>;

const Step = Type.Object(
  { title: Bilingual, salary: Range, description: Bilingual },
  { additionalProperties: false },
);
export type CareerStep = Static<typeof Step>;

const Moment = Type.Object(
  { time: Type.String({ pattern: '^\\d\\d:\\d\\d$' }), text: Bilingual },
  { additionalProperties: false },
);
/** A moment of a working day, on the 24-hour clock. */
export type Moment = Static<typeof Moment>;

/**
 * `career.yaml` of a career's folder. Salaries are thousands of euros gross a year in France, training
 * is months after which a first job is in reach, satisfaction is out of 5 (docs/product.md#careers).
 */
export const CareerFile = Type.Object(
  {
    title: Bilingual,
    description: Bilingual,
    tagline: Bilingual,
    icon: CourseIconName,
    color: Color,
    salary: Range,
    difficulty: Difficulty,
    demand: Demand,
    training_months: Range,
    satisfaction: Type.Number({ minimum: 0, maximum: 5 }),
    /** Courses with one of these icons lead here. */
    course_icons: Type.Array(CourseIconName, { minItems: 1 }),
    job: Type.Array(Bilingual, { minItems: 2 }),
    day: Type.Array(Moment, { minItems: 4 }),
    skill_categories: Type.Array(SkillCategory, { minItems: 3 }),
    steps: Type.Array(Step, { minItems: 3, maxItems: 3 }),
    studies: Type.Array(Point, { minItems: 2 }),
    advantages: Type.Array(Point, { minItems: 4 }),
    challenges: Type.Array(Point, { minItems: 4 }),
  },
  { additionalProperties: false },
);
export type CareerFile = Static<typeof CareerFile>;

/** A career with the address of its picture. */
export type Career = CareerFile & { id: CareerId; picture: string };

/** The fields of a career that the list shows. */
export type CareerSummary = Pick<
  Career,
  'id' | 'picture' | 'title' | 'description' | 'icon' | 'color' | 'salary' | 'difficulty' | 'demand'
> & { skills: (string | Bilingual)[] };
