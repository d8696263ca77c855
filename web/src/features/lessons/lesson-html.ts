import { normalizeEditorTags } from '@codivia/contract/editor-tags';
import createDOMPurify, { type Config } from 'dompurify';

/** The tags of ours that a lesson may hold, each with the one attribute it may have. */
export const LESSON_TAGS = {
  'python-editor': 'code',
  'code-exercise': 'id',
  'quiz-question': 'id',
  'lesson-video': 'name',
} as const;
export type LessonTag = keyof typeof LESSON_TAGS;

const BLOCK_TAG =
  /<(?:p|h[1-6]|ul|ol|pre|div|aside|table|blockquote|img|[a-z]+-[a-z]+|PythonEditor)\b/;

const SAFE: Config = {
  ALLOWED_TAGS: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'pre', 'code', 'blockquote', 'hr', 'br'],
    ...[
      'strong',
      'em',
      'b',
      'i',
      's',
      'del',
      'kbd',
      'sub',
      'sup',
      'a',
      'img',
      'aside',
      'div',
      'span',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'class',
    'start',
    'rel',
    'colspan',
    'rowspan',
  ],
  ALLOW_DATA_ATTR: false,
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: (name) => name in LESSON_TAGS,
    attributeNameCheck: (attribute) => ['code', 'id', 'name'].includes(attribute),
    allowCustomizedBuiltInElements: false,
  },
  // Ids of exercises may be any word; only our own tags can carry one.
  SANITIZE_DOM: false,
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function paragraphHtml(block: string): string {
  const heading = /^(#{1,3}) +(.+)$/.exec(block);
  // The page's title is its h1, so a lesson's own headings begin below it.
  if (heading)
    return `<h${(heading[1]?.length ?? 1) + 1}>${heading[2]}</h${(heading[1]?.length ?? 1) + 1}>`;
  return `<p>${block.replaceAll('\n', '<br>')}</p>`;
}

/** HTML of a lesson written as plain text: paragraphs, and headings marked #, ## or ###. */
export function plainTextHtml(text: string): string {
  return escapeHtml(text.replaceAll('\r\n', '\n'))
    .replace(/^(#{1,3} +.+)$/gm, '\n\n$1\n\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(paragraphHtml)
    .join('\n');
}

/** HTML of a lesson, whichever way it was written, with nothing in it that could act by itself. */
export function lessonHtml(content: string): string {
  const html = BLOCK_TAG.test(content) ? normalizeEditorTags(content) : plainTextHtml(content);
  return createDOMPurify(window).sanitize(html, SAFE);
}
