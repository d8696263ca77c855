import { isLessonTag, LESSON_TAGS, type LessonTag } from '@codivia/contract/lessons/lesson-tags';
import { htmlOfLesson } from '@codivia/contract/lessons/plain-lesson';
import createDOMPurify, { type Config } from 'dompurify';

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

/** HTML of a lesson, whichever way it was written, with nothing in it that could act by itself. */
export function lessonHtml(content: string): string {
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (isLessonTag(element.localName) && FREE_TEXTS.has(attribute.attrName)) {
      attribute.attrValue = hideSigns(attribute.attrValue);
    }
  });
  return purify.sanitize(htmlOfLesson(content), SAFE);
}
