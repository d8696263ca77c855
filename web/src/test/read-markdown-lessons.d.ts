import type { Language } from '@codivia/contract/api/language';

/** The Markdown of a lesson in one language, and the HTML that its file becomes. */
type ReadMarkdown = { id: string; language: Language; markdown: string; html: string };

/** The Markdown files of the lessons of Codivia, read by a process of its own: web code knows no courses. */
export function readMarkdownLessons(): ReadMarkdown[];
