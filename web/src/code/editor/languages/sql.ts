import { SQLite, sql } from '@codemirror/lang-sql';
import type { Extension } from '@codemirror/state';
import { indentByTwo } from './indent-by-two.ts';

export const sqlSupport: Extension = [
  sql({ dialect: SQLite, upperCaseKeywords: true }),
  indentByTwo,
];
