import Type, { type Static } from 'typebox';
import { Bilingual } from '../api/language.ts';
import { About, FILE_ANSWERS, PAGE_ANSWERS, PROGRAM_KINDS, Slug } from './base.ts';
import { REQUIRED_ITEMS_MIN } from './pieces.ts';

/** One thing that an open project must do, or may do. */
export const AuthoredChecklistItem = Type.Object({
  /** The key of its feedback. */
  id: Slug,
  /** What the program does, in one short sentence. */
  text: Bilingual,
  /** What learners read while it is not done. */
  hint: Bilingual,
  /** False for an item that is not needed to pass. */
  required: Type.Optional(Type.Boolean()),
  /** Code of this item alone; the first expectation that is not met, or any error, leaves it undone. */
  check: Type.String(),
});
export type AuthoredChecklistItem = Static<typeof AuthoredChecklistItem>;

const { id, title, difficulty, concept, instructions, hints } = About.properties;

/** A program of one's own, which passes when every required item of a checklist is done. */
const Open = {
  task: Type.Literal('open'),
  ...{ id, title, difficulty, concept, instructions, hints },
  /** What is built, in one or two sentences without HTML: anyone reads it on the page of the course. */
  summary: Bilingual,
  /** Code that runs once before the items, which see its variables. */
  prepare: Type.Optional(Type.String()),
  checklist: Type.Array(AuthoredChecklistItem, { minItems: REQUIRED_ITEMS_MIN }),
};

/** The `feedback` of a wrong answer is the id of the first required item that is not done. */
const OpenFile = { ...Open, ...FILE_ANSWERS };
export const AuthoredOpenPython = Type.Object({ ...PROGRAM_KINDS.python, ...OpenFile });
export const AuthoredOpenSketch = Type.Object({ ...PROGRAM_KINDS.p5, ...OpenFile });
export const AuthoredOpenPage = Type.Object({ ...PROGRAM_KINDS.web, ...Open, ...PAGE_ANSWERS });
export type AuthoredOpenFile = Static<typeof AuthoredOpenPython | typeof AuthoredOpenSketch>;
export type AuthoredOpenPage = Static<typeof AuthoredOpenPage>;
export type AuthoredOpenExercise = AuthoredOpenFile | AuthoredOpenPage;

/** An item as a learner gets it; its text is HTML. Its hint is the feedback of its id. */
export const ChecklistItem = Type.Object({
  id: Type.String(),
  text: Type.String(),
  required: Type.Boolean(),
});
export type ChecklistItem = Static<typeof ChecklistItem>;

export const OpenTask = Type.Object({
  type: Type.Literal('open'),
  checklist: Type.Array(ChecklistItem),
});
export type OpenTask = Static<typeof OpenTask>;

/** The cases of a challenge, which are shown and checked as such a list is. */
export const CasesTask = Type.Object({
  type: Type.Literal('cases'),
  checklist: Type.Array(ChecklistItem),
});
