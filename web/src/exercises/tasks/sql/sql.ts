import {
  type SqlTable,
  type SqlWords,
  sqlProgram,
} from '@codivia/contract/exercises/tasks/sql-program';
import { lazy } from 'react';
import { Checklist } from '../open/open.ts';
import type { WebTask } from '../web-task.ts';

/** The input for a query, the same in lessons and challenges. */
const QUERY = {
  Input: lazy(async () => ({ default: (await import('./sql-input.tsx')).SqlInput })),
  first: 'sql_first' as const,
  start: ({ starter }: { starter: string }) => starter,
  isAnswered: (_: unknown, draft: string) => draft.trim() !== '',
  readable: ({ starter }: { starter: string }) => starter,
  shared: ({ tables, words }: { tables: SqlTable[]; words: SqlWords }, draft: string) =>
    sqlProgram(tables, draft, null, words),
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
