import { leadsElsewhere, nameOf } from '../files/program-file.ts';

/** Matches comments too, so that their contents are left alone. */
const PIECE =
  /<!--[\s\S]*?-->|(<style\b[^>]*>)([\s\S]*?)<\/style\s*>|(<script\b[^>]*>)([\s\S]*?)<\/script\s*>|(<link\b[^>]*>)/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
/** Scripts and style sheets that a script or a style sheet of the page fetches itself. */
const FETCHED =
  /(?:\b(?:from|import|src|href)\b[\s=(]*|\burl\(\s*)["'`]?(?:\.?\/)?(style\.css|script\.js)\b/g;

/** A file that every page of the web room has besides its HTML. */
export type OwnFile = 'style.css' | 'script.js';

/** A tag, in `html.slice(start, end)`, that brings one of the program's own files into its page. */
export interface OwnTag {
  name: OwnFile;
  start: number;
  /** The position where the element ends. */
  end: number;
  /** The other attributes of the tag, by their names in small letters. */
  attributes: ReadonlyMap<string, string>;
}

/** The attributes of a tag; of two of the same name the first one counts. */
function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, value.replace(/^["']|["']$/g, ''));
  }
  return found;
}

const means = (reference: string | undefined, name: string) =>
  reference !== undefined && !leadsElsewhere(reference) && nameOf(reference) === name;

function ownName(tag: string, attributes: ReadonlyMap<string, string>): OwnFile | null {
  if (/^<script/i.test(tag)) return means(attributes.get('src'), 'script.js') ? 'script.js' : null;
  const isStyle = /(^|\s)stylesheet(\s|$)/i.test(attributes.get('rel') ?? '');
  return isStyle && means(attributes.get('href'), 'style.css') ? 'style.css' : null;
}

/** The tags of a page that bring the program's own files, in their order. */
export function ownTags(html: string): OwnTag[] {
  return [...html.matchAll(PIECE)].flatMap(({ 0: whole, 3: script, 5: link, index }) => {
    const tag = script ?? link;
    if (tag === undefined) return [];
    const attributes = attributesOf(tag);
    const name = ownName(tag, attributes);
    return name ? [{ name, start: index, end: index + whole.length, attributes }] : [];
  });
}

/** Finds the program's own files that a page loads itself, by tags or otherwise; the others are added to it. */
export function ownFilesIn(html: string): Set<OwnFile> {
  const found = new Set(ownTags(html).map(({ name }) => name));
  for (const [, , css = '', , code = ''] of html.matchAll(PIECE))
    for (const [, name] of (css + code).matchAll(FETCHED)) found.add(name as OwnFile);
  return found;
}
