import { sqlProgram } from '@codivia/contract/exercises/tasks/sql-program';
import { lazy } from 'react';
import type { WebTask } from '../web-task.ts';

/** A query to write. A Python program runs it on the given tables. */
export const sql: WebTask<'sql'> = {
  completion: {
    Input: lazy(async () => ({ default: (await import('./sql-input.tsx')).SqlInput })),
    first: 'sql_first',
    start: ({ starter }) => starter,
    solution: ({ solution }) => solution,
    program: ({ tables, solution, words }, draft) => sqlProgram(tables, draft, solution, words),
    isAnswered: (_, draft) => draft.trim() !== '',
    readable: ({ starter }) => starter,
  },
  withoutHints: true,
};
