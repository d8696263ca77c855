import {
  isLessonTag,
  LESSON_TAGS,
  type LessonTag,
  normalizeEditorTags,
} from '@codivia/contract/lessons/lesson-tags';
import createDOMPurify, { type Config } from 'dompurify';

const BLOCK_TAG =
  /<(?:p|h[1-6]|ul|ol|pre|div|aside|table|blockquote|img|[a-z][a-z0-9]*-[a-z]+|PythonEditor)\b/;

const LESSON_ATTRIBUTES: ReadonlySet<string> = new Set(Object.values(LESSON_TAGS));

/** The attributes that may hold any text. */
const FREE_TEXTS: ReadonlySet<string> = new Set(['code', 'view']);

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
    ...['details', 'summary'],
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
    tagNameCheck: isLessonTag,
    attributeNameCheck: (attribute) => LESSON_ATTRIBUTES.has(attribute),
    allowCustomizedBuiltInElements: false,
  },
  // Ids of exercises may be any word; only our own tags can carry one.
  SANITIZE_DOM: false,
};

/**
 * Code in attributes may contain the end of an element or of a comment; DOMPurify, which cannot know what the HTML is
 * used for, removes such attributes. Their signs are replaced by two characters without a meaning, and `attributeOf`
 * puts them back.
 */
const PLACEHOLDERS = { '<': '\u{f0000}', '>': '\u{f0001}' } as const;

function hideSigns(value: string): string {
  return value.replaceAll('<', PLACEHOLDERS['<']).replaceAll('>', PLACEHOLDERS['>']);
}

/** The one attribute of one of our tags, as the lesson has it. */
export function attributeOf(element: Element, tag: LessonTag): string {
  const value = element.getAttribute(LESSON_TAGS[tag]) ?? '';
  return value.replaceAll(PLACEHOLDERS['<'], '<').replaceAll(PLACEHOLDERS['>'], '>');
}

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

/** HTML of a lesson, whichever way it was written, with nothing in it that could act by itself. */
export function lessonHtml(content: string): string {
  const html = BLOCK_TAG.test(content) ? normalizeEditorTags(content) : plainTextHtml(content);
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (isLessonTag(element.localName) && FREE_TEXTS.has(attribute.attrName)) {
      attribute.attrValue = hideSigns(attribute.attrValue);
    }
  });
  return purify.sanitize(html, SAFE);
}
