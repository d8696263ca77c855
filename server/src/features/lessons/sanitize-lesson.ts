import {
  isLessonTag,
  LESSON_TAGS,
  type LessonTag,
  normalizeEditorTags,
} from '@codivia/contract/lessons/lesson-tags';
import { SLUG_PATTERN } from '@codivia/contract/text/slug';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { TooHardToRead } from '../../services/parser.ts';

/** The allowed values of the one attribute of each of our tags. */
const VALID_VALUES = {
  code: /^[^\0]*$/,
  id: new RegExp(SLUG_PATTERN),
  name: new RegExp(SLUG_PATTERN),
  // A wrong one is not dropped in silence: the panel refuses it, and elsewhere the page says that it is wrong.
  view: /^[^\0]+$/,
} as const satisfies Record<(typeof LESSON_TAGS)[LessonTag], RegExp>;

const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;
const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/;

/** Keeps a tag with its one attribute alone, or without any when that is missing or not valid. */
function keepLessonTag(tagName: string, attribs: Attributes) {
  if (!isLessonTag(tagName)) return { tagName, attribs: {} as Attributes };
  const attribute = LESSON_TAGS[tagName];
  const value = attribs[attribute];
  const isValid = value !== undefined && VALID_VALUES[attribute].test(value);
  return { tagName, attribs: isValid ? { [attribute]: value } : ({} as Attributes) };
}

function keepPicture(tagName: string, { src = '', alt = '', width, height }: Attributes) {
  if (!OWN_PICTURE.test(src) && !EMBEDDED_PICTURE.test(src)) return { tagName, attribs: {} };
  const attribs: Attributes = { src, alt };
  if (width && /^\d{1,4}$/.test(width)) attribs.width = width;
  if (height && /^\d{1,4}$/.test(height)) attribs.height = height;
  return { tagName, attribs };
}

/** Changes links so that the opened page cannot reach back, and does not learn the page from which the learner came. */
function keepLink(tagName: string, { href }: Attributes) {
  const attribs: Attributes = { rel: 'noopener noreferrer' };
  if (href) attribs.href = href;
  return { tagName, attribs };
}

/** True for an element that is empty without its attribute: a picture without source, a nameless part. */
function isEmptyShell({ tag, attribs }: { tag: string; attribs: Attributes }): boolean {
  if (tag === 'img') return !attribs.src;
  return isLessonTag(tag) && attribs[LESSON_TAGS[tag]] === undefined;
}

const TEXT_TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li strong em del kbd sub sup pre code aside details summary a img';
const TABLE_TAGS = 'table thead tbody tr th td';

/** `allowedEmptyAttributes` is missing from the published types. */
const OPTIONS: IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...`${TEXT_TAGS} ${TABLE_TAGS}`.split(' '), ...Object.keys(LESSON_TAGS)],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(LESSON_TAGS).map(([tag, name]) => [tag, [name]])),
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: [{ name: 'align', values: ['left', 'center', 'right'] }],
    td: [{ name: 'align', values: ['left', 'center', 'right'] }],
  },
  allowedClasses: {
    code: [/^language-[a-z0-9]+$/],
    aside: ['callout', /^callout-[a-z]+$/],
    p: ['callout-title'],
  },
  allowedEmptyAttributes: ['alt', 'code'],
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(Object.keys(LESSON_TAGS).map((tag) => [tag, keepLessonTag])),
    a: keepLink,
    img: keepPicture,
    b: 'strong',
    i: 'em',
  },
  exclusiveFilter: isEmptyShell,
  nestingLimit: 50,
  parser: { recognizeSelfClosing: true },
};

/** Maximum nesting of elements, of which the first 50 levels are kept: reading takes quadratic time in the depth. */
const DEPTH_MAX = 500;

/** Counts the depth of the parser. Throws TooHardToRead beyond the maximum. */
function expectShallow(): Pick<IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag() {
      depth += 1;
      if (depth > DEPTH_MAX) throw TooHardToRead();
    },
    onCloseTag() {
      depth -= 1;
    },
  };
}

/**
 * Returns lesson HTML with allowed elements only: no script, style, form, frame, event handler or address of another
 * kind. Code of editors stays the same, byte by byte. Text without any tag is text with # headings, and stays text.
 * Throws TooHardToRead for elements nested hundreds of levels deep.
 */
export function sanitizeLesson(content: string): string {
  if (!/<[a-z!/?]/i.test(content)) return content;
  return sanitizeHtml(normalizeEditorTags(content), { ...OPTIONS, ...expectShallow() });
}
