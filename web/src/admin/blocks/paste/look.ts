/** The formats of text that pages state by tag or by style. */
export type Mark = 'strong' | 'em' | 'del' | 'sup' | 'sub' | 'code' | 'kbd';

const TAG_MARKS: Record<string, Mark> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
  sup: 'sup',
  sub: 'sub',
  code: 'code',
  tt: 'code',
  samp: 'code',
  kbd: 'kbd',
};

const STYLE_MARKS: readonly [Mark, RegExp][] = [
  ['strong', /(^|[;\s])font-weight:\s*(bold|[6-9]00)/],
  ['em', /(^|[;\s])font-style:\s*(italic|oblique)/],
  ['del', /text-decoration[a-z-]*:[^;]*line-through/],
  ['sup', /vertical-align:\s*super/],
  ['sub', /vertical-align:\s*sub(?!\w)/],
];

/** Styles that take back what the tag says: Google Docs puts whole pages into `<b style="font-weight:normal">`. */
const TAKEN_BACK: Partial<Record<Mark, RegExp>> = {
  strong: /(^|[;\s])font-weight:\s*(normal|[1-5]00)/,
  em: /(^|[;\s])font-style:\s*normal/,
};

/** The style of an element as it is written, in lower case. */
export function styleOf(element: Element): string {
  return element.getAttribute('style')?.toLowerCase() ?? '';
}

/** Tells whether an element is in a font of programs. */
export function isMonospaced(element: Element): boolean {
  const font = /font-family:([^;]*)/.exec(styleOf(element))?.[1] ?? '';
  const face = element.localName === 'font' ? (element.getAttribute('face') ?? '') : '';
  return /mono|courier|consolas|menlo/.test(font + face.toLowerCase());
}

/** The formats that an element gives to its text. */
export function marksOf(element: Element): Mark[] {
  const style = styleOf(element);
  const byTag = TAG_MARKS[element.localName];
  const isTakenBack = byTag !== undefined && TAKEN_BACK[byTag]?.test(style);
  const marks = STYLE_MARKS.filter(([, pattern]) => pattern.test(style)).map(([mark]) => mark);
  if (byTag && !isTakenBack) marks.push(byTag);
  if (isMonospaced(element) && byTag !== 'kbd') marks.push('code');
  return marks;
}

/** Tells whether nobody saw an element in the page. */
export function isHidden(element: Element): boolean {
  return /display:\s*none|mso-hide:\s*all/.test(styleOf(element)) || element.hasAttribute('hidden');
}
