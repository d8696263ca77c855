import { normalizeEditorTags } from '@codivia/contract/editor-tags';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** Tags that stand for a part of the lesson, each with the one attribute that names the part. */
const PARTS: Record<string, { attribute: string; valid: RegExp }> = {
  'python-editor': { attribute: 'code', valid: /^[^\0]*$/ },
  'web-editor': { attribute: 'code', valid: /^[^\0]*$/ },
  'p5-editor': { attribute: 'code', valid: /^[^\0]*$/ },
  'code-exercise': { attribute: 'id', valid: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  'quiz-question': { attribute: 'id', valid: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  'lesson-video': { attribute: 'name', valid: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
};

const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;
const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/;

/** The tag with its naming attribute alone, or without any when that is missing or not a name. */
function keepPart(tagName: string, attribs: Attributes) {
  const part = PARTS[tagName];
  const value = part ? attribs[part.attribute] : undefined;
  const kept = part && value !== undefined && part.valid.test(value);
  return { tagName, attribs: kept ? { [part.attribute]: value } : ({} as Attributes) };
}

function keepPicture(tagName: string, { src = '', alt = '', width, height }: Attributes) {
  if (!OWN_PICTURE.test(src) && !EMBEDDED_PICTURE.test(src)) return { tagName, attribs: {} };
  const attribs: Attributes = { src, alt };
  if (width && /^\d{1,4}$/.test(width)) attribs.width = width;
  if (height && /^\d{1,4}$/.test(height)) attribs.height = height;
  return { tagName, attribs };
}

/** Links open nothing that could reach back, and tell nobody where the learner came from. */
function keepLink(tagName: string, { href }: Attributes) {
  const attribs: Attributes = { rel: 'noopener noreferrer' };
  if (href) attribs.href = href;
  return { tagName, attribs };
}

/** True for what says nothing without its attribute: a picture without source, a nameless part. */
function isEmptyShell({ tag, attribs }: { tag: string; attribs: Attributes }): boolean {
  if (tag === 'img') return !attribs.src;
  const part = PARTS[tag];
  return part !== undefined && attribs[part.attribute] === undefined;
}

const TEXT_TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li strong em del kbd sub sup pre code aside a img';
const TABLE_TAGS = 'table thead tbody tr th td';

/** `allowedEmptyAttributes` is missing from the published types. */
const OPTIONS: IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...`${TEXT_TAGS} ${TABLE_TAGS}`.split(' '), ...Object.keys(PARTS)],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(PARTS).map(([tag, { attribute }]) => [tag, [attribute]])),
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
    ...Object.fromEntries(Object.keys(PARTS).map((tag) => [tag, keepPart])),
    a: keepLink,
    img: keepPicture,
    b: 'strong',
    i: 'em',
  },
  exclusiveFilter: isEmptyShell,
  nestingLimit: 50,
  parser: { recognizeSelfClosing: true },
};

/**
 * Lesson HTML with nothing in it but what a lesson may hold: no script, style, form, frame, event
 * handler or address of another kind. Code of editors stays as it is, to the byte. Text without any
 * tag is text with # headings, and stays text.
 */
export function sanitizeLesson(content: string): string {
  if (!/<[a-z!/?]/i.test(content)) return content;
  return sanitizeHtml(normalizeEditorTags(content), OPTIONS);
}
