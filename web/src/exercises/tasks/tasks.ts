import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';
import { arrange } from './arrange/arrange.ts';
import { fill } from './fill/fill.ts';
import { fix } from './fix/fix.ts';
import { cases, open } from './open/open.ts';
import { sql, sqlCases } from './sql/sql.ts';
import type { WebTask } from './web-task.ts';

const TASKS: { [Type in ExerciseTask['type']]: WebTask<Type> } = {
  fill,
  arrange,
  fix,
  open,
  cases,
  sql,
  'sql-cases': sqlCases,
};

/** Any task as the card shows it. */
export type AnyTask = WebTask<ExerciseTask['type'], ExerciseTask>;

/** A program to write, without any given text. */
const WRITE: AnyTask = {};

/** Returns the way in which an exercise is answered. */
export const webTask = (task: ExerciseTask | undefined): AnyTask =>
  task ? (TASKS[task.type] as AnyTask) : WRITE;
