import { sqlProgram } from '@codivia/contract/exercises/tasks/sql-program';
import { lazy } from 'react';
import { Checklist } from '../open/open.ts';
import type { WebTask } from '../web-task.ts';

/** What a query is written in, in a lesson or in a challenge. */
const QUERY = {
  Input: lazy(async () => ({ default: (await import('./sql-input.tsx')).SqlInput })),
  first: 'sql_first' as const,
  start: ({ starter }: { starter: string }) => starter,
  isAnswered: (_: unknown, draft: string) => draft.trim() !== '',
  readable: ({ starter }: { starter: string }) => starter,
};

/** A query to write. A Python program runs it on the given tables. */
export const sql: WebTask<'sql'> = {
  completion: {
    ...QUERY,
    solution: ({ solution }) => solution,
    program: ({ tables, solution, words }, draft) => sqlProgram(tables, draft, solution, words),
  },
  withoutHints: true,
};

/** The query of a challenge, with its cases below the instructions. */
export const sqlCases: WebTask<'sql-cases'> = {
  Below: Checklist,
  completion: {
    ...QUERY,
    solution: () => null,
    program: ({ tables, expected, words }, draft) => sqlProgram(tables, draft, expected, words),
  },
  withoutHints: true,
};
