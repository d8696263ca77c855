import { isOneParagraph } from '../../blocks/paste/pasted.ts';
import type { Edit } from './html-edits.ts';

/** Matches the tags of HTML that was written as text. */
const SOURCE =
  /<\/?(p|h[1-6]|ul|ol|li|table|tr|td|th|strong|em|a|code|pre|img|aside|br|div|span|[a-z0-9]+-(editor|exercise|question|video|explorable))(\s[^<>]*)?\/?>/i;

/** Tells whether a text is HTML already, which is pasted as it is. */
export const isHtmlSource = (text: string) => SOURCE.test(text);

/** Tells whether a place is within a tag or a program, where everything is pasted as it is. */
export function isWithinCode(code: string, position: number): boolean {
  const before = code.slice(0, position);
  const isTag = before.lastIndexOf('<') > before.lastIndexOf('>');
  return isTag || before.lastIndexOf('<pre') > before.lastIndexOf('</pre');
}

/** Puts pasted blocks in the place of the selection. One paragraph within a line comes without its tags. */
export function insertPasted(html: string): Edit {
  return ({ code, from, to }) => {
    const line = code.slice(code.lastIndexOf('\n', from - 1) + 1, from);
    const insert = isOneParagraph(html) && line.trim() !== '' ? html.slice(3, -5) : html;
    const end = from + insert.length;
    return { from, to, insert, select: { from: end, to: end } };
  };
}
