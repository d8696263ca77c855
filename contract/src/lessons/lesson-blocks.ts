import { isLessonTag, LESSON_TAGS, type LessonTag } from './lesson-tags.ts';

/** An element at the top of a lesson's HTML, with the loose text that follows it. */
export interface Block {
  /** Its name in lower case; empty for text that is before every element. */
  tag: string;
  html: string;
  /** The amount of text to read; a line of code counts as two words. */
  words: number;
  /** The editors, exercises, questions and videos in it. */
  actions: readonly Action[];
}

export interface Action {
  tag: LessonTag;
  /** Its attribute as it is in the HTML. */
  value: string;
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)(?![\w-])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g;
const CODE = /<pre\b[\s\S]*?(?:<\/pre>|$)/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The text of HTML, on one line. */
export function plainText(html: string): string {
  return html
    .replace(TAG, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Elements that are within a word or beside one: `<code>for</code>:` has no space. */
const INLINE = /<\/?(?:a|abbr|b|code|em|i|kbd|mark|small|span|strong|sub|sup)\b[^<>]*>/gi;

/** The text of a heading. */
export function headingText(html: string): string {
  return plainText(html.replace(INLINE, ''));
}

function countWords(html: string): number {
  const code = html.match(CODE) ?? [];
  const lines = code.reduce((sum, block) => sum + block.trimEnd().split('\n').length, 0);
  const text = plainText(html.replace(CODE, ' '));
  return (text === '' ? 0 : text.split(' ').length) + lines * 2;
}

function actionOf(name: string, attributes: string): Action[] {
  if (!isLessonTag(name)) return [];
  const found = new RegExp(`\\b${LESSON_TAGS[name]}=(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return [{ tag: name, value: found?.[1] ?? found?.[2] ?? '' }];
}

/**
 * Returns the elements at the top of sanitized HTML, in order. No HTML is lost: joined, the blocks are the HTML again.
 * Unbalanced elements stay together.
 */
export function lessonBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let depth = 0;
  let tag = '';
  let actions: Action[] = [];
  const close = (end: number) => {
    const text = html.slice(start, end);
    if (text.trim() !== '') blocks.push({ tag, html: text, words: countWords(text), actions });
    start = end;
    tag = '';
    actions = [];
  };
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    if (slash) {
      depth = Math.max(0, depth - 1);
      continue;
    }
    if (depth === 0) {
      close(match.index);
      tag = name;
    }
    actions.push(...actionOf(name, attributes));
    if (!VOID.has(name) && !whole.endsWith('/>')) depth += 1;
  }
  close(html.length);
  return blocks;
}
