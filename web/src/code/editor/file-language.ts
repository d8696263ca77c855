import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import type { CodeLanguage } from './editor-handle.ts';

const LANGUAGES: Record<string, CodeLanguage> = {
  py: 'python',
  js: 'javascript',
  mjs: 'javascript',
  json: 'javascript',
  css: 'css',
  html: 'html',
  htm: 'html',
  sql: 'sql',
};

/** The language of a file, by the ending of its name. */
export const languageOfFile = (name: string): CodeLanguage =>
  LANGUAGES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text';

const LABELS: Record<string, string> = {
  'index.html': 'HTML',
  'style.css': 'CSS',
  'script.js': 'JavaScript',
};

/** The displayed name of a file: those of a page are known by their languages. */
export const labelOfFile = (name: string): string => LABELS[name] ?? name;

const OWN: readonly string[] = [...PROGRAM_FILES.web, ...PROGRAM_FILES.game];

/**
 * Returns the displayed name of a file; undefined for the only file of a program, which needs none.
 *
 * @param fileName names the files of a program that has several
 */
export const fileLabel = (file: string, fileName?: ((file: string) => string) | null) =>
  fileName?.(file) ?? (OWN.includes(file) ? undefined : file);
