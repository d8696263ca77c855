import type { CodeLanguage } from '../editor-handle.ts';

/** The code in its usual form, or the line (from 1) at which it cannot be read. */
export type Formatted = { code: string } | { line: number };

type Format = (code: string) => Promise<Formatted>;

/** Each language has tools of its own, fetched when they are first used. */
const FORMATTERS: Record<CodeLanguage, (() => Promise<Format>) | null> = {
  python: async () => (await import('./format-python.ts')).formatPython,
  html: async () => (await import('./format-web.ts')).formatHtml,
  css: async () => (await import('./format-web.ts')).formatCss,
  javascript: async () => (await import('./format-web.ts')).formatJavaScript,
  sql: null,
  text: null,
};

/** Formats code; null where there is nothing to format. Rejects when the formatter cannot be fetched. */
export async function formatCode(language: CodeLanguage, code: string): Promise<Formatted | null> {
  const load = FORMATTERS[language];
  return load && (await load())(code);
}
