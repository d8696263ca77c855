import { normalizeEditorTags } from './lesson-tags.ts';

const BLOCK_TAG =
  /<(?:p|h[1-6]|ul|ol|pre|div|aside|table|blockquote|img|[a-z][a-z0-9]*-[a-z]+|PythonEditor)\b/;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function paragraphHtml(block: string): string {
  const heading = /^(#{1,3}) +(\S.*)$/.exec(block);
  // The page's title is its h1, so a lesson's own headings begin below it.
  if (heading)
    return `<h${(heading[1]?.length ?? 1) + 1}>${heading[2]}</h${(heading[1]?.length ?? 1) + 1}>`;
  return `<p>${block.replaceAll('\n', '<br>')}</p>`;
}

/** HTML of a lesson written as plain text: paragraphs, and headings marked #, ## or ###. */
export function plainTextHtml(text: string): string {
  return escapeHtml(text.replaceAll('\r\n', '\n'))
    .replace(/^(#{1,3} +\S.*)$/gm, '\n\n$1\n\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(paragraphHtml)
    .join('\n');
}

/** HTML of a lesson, whichever way it was written; it is as safe as the lesson. */
export function htmlOfLesson(content: string): string {
  return BLOCK_TAG.test(content) ? normalizeEditorTags(content) : plainTextHtml(content);
}
