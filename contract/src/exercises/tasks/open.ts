import Type, { type Static } from 'typebox';
import { Bilingual } from '../../api/language.ts';
import {
  AUTHORED_KINDS,
  DESCRIBED,
  FILE_ANSWERS,
  PAGE_ANSWERS,
  PYTHON_ANSWERS,
  Slug,
} from '../base.ts';
import type { TaskProblem } from '../module.ts';
import { REQUIRED_ITEMS_MIN } from '../pieces.ts';
import { checkedModule, provenParts } from './checked.ts';
import { acceptsWhole, wholePrograms } from './whole.ts';

/** One function that an open project must have, or may have. */
export const AuthoredChecklistItem = Type.Object({
  /** The key of its feedback. */
  id: Slug,
  /** The function that the program has, in one short sentence. */
  text: Bilingual,
  /** The hint that learners read while it is not done. */
  hint: Bilingual,
  /** False for an item that is not needed to pass. */
  required: Type.Optional(Type.Boolean()),
  /** Code of this item alone; the first expectation that is not met, or any error, leaves it undone. */
  check: Type.String(),
});
export type AuthoredChecklistItem = Static<typeof AuthoredChecklistItem>;

/**
 * A program of one's own, which passes when every required item of a checklist is done. The `feedback` of a wrong
 * answer is the id of the first required item that is not done.
 */
const Open = {
  task: Type.Literal('open'),
  ...DESCRIBED,
  /** The project's description, in one or two sentences without HTML: anyone reads it on the page of the course. */
  summary: Bilingual,
  /** Code that runs once before the items, which see its variables. */
  prepare: Type.Optional(Type.String()),
  checklist: Type.Array(AuthoredChecklistItem, { minItems: REQUIRED_ITEMS_MIN }),
};
export const OpenSchemas = {
  python: Type.Object({ ...AUTHORED_KINDS.python, ...Open, ...PYTHON_ANSWERS }),
  p5: Type.Object({ ...AUTHORED_KINDS.p5, ...Open, ...FILE_ANSWERS }),
  web: Type.Object({ ...AUTHORED_KINDS.web, ...Open, ...PAGE_ANSWERS }),
};
export type AuthoredOpenFile = Static<(typeof OpenSchemas)['python' | 'p5']>;
export type AuthoredOpenPage = Static<(typeof OpenSchemas)['web']>;
export type AuthoredOpenExercise = AuthoredOpenFile | AuthoredOpenPage;

export const open = checkedModule<AuthoredOpenExercise>({
  minutes: 35,
  alternatives: 1,
  // A learner who chooses the topic has no expected result to type.
  typedResult: false,
  programs: wholePrograms,
  /**
   * Makes one check of all items: their common part runs once, and each item decides by itself whether it is done. The
   * key of the verdict is the id of the first required item that is not done.
   */
  check({ kind, prepare = '', checklist }) {
    const items = checklist.map(({ id, required = true, check }) =>
      kind === 'python'
        ? `item(${JSON.stringify(id)}, ${required ? 'True' : 'False'}, ${JSON.stringify(check)})`
        : `await item(${JSON.stringify(id)}, ${required}, async () => {\n${check}\n});`,
    );
    return [prepare, ...items, ''].join('\n');
  },
  feedback: ({ checklist }) => Object.fromEntries(checklist.map(({ id, hint }) => [id, hint])),
  learnerTask: ({ checklist }, localize) => ({
    type: 'open',
    checklist: checklist.map(({ id, text, required = true }) => ({
      id,
      text: localize(text),
      required,
    })),
  }),
  problems({ id, checklist }) {
    const ids = new Set(checklist.map((item) => item.id));
    const required = checklist.filter((item) => item.required !== false);
    const found: TaskProblem[] = [];
    if (ids.size < checklist.length) found.push({ problem: 'item_twice', exercise: id });
    if (required.length < REQUIRED_ITEMS_MIN) found.push({ problem: 'few_required', exercise: id });
    return found;
  },
  ownTexts: ({ checklist }, _long, short) => ({
    checklist: checklist.map((item) => ({
      ...item,
      text: short(item.text),
      hint: short(item.hint),
    })),
  }),
  proven(exercise) {
    const checklist = exercise.checklist.map(({ text: _, hint: _h, ...item }) => item);
    return { ...provenParts(exercise), summary: undefined, checklist };
  },
  accepts: acceptsWhole,
});
