import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import type { Node } from '@tiptap/pm/model';
import { closestHit, type Searched } from '../../kit/closest-hit.ts';
import type { SoughtText } from '../../kit/hit-address.ts';

/** The position at which a text begins; an element that is not written in is found as a whole. */
type Place = { start: number; whole: Node | null };

/** The text of an element that is not written in: the code of an editor, HTML, the description of a picture. */
function heldText({ attrs, type }: Node): string {
  if (type.name === 'lessonPart') return editorCode(String(attrs.value ?? ''));
  return String(attrs.html ?? attrs.alt ?? '');
}

/** Returns everything that can be read in a document, in order. */
function textsOf(doc: Node): Searched<Place>[] {
  const texts: Searched<Place>[] = [];
  doc.descendants((node, at) => {
    if (node.isText) {
      // As in the search, bold words are a text of their own.
      texts.push({ text: node.text ?? '', place: { start: at, whole: null } });
    } else if (node.isAtom) {
      texts.push({ text: heldText(node), place: { start: at, whole: node } });
    }
  });
  return texts;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Returns where a text that was found stands in a document; null when it is not there. */
export function findInDoc(
  doc: Node,
  sought: SoughtText,
): { from: number; to: number; isWhole: boolean } | null {
  const texts = textsOf(doc);
  const { before, after, nth } = sought;
  // White space that was found in HTML is one blank in a text.
  const read = { before: onOneLine(before), after: onOneLine(after), nth };
  for (const match of new Set([sought.match, onOneLine(sought.match)])) {
    const found = closestHit(texts, { ...read, match });
    if (!found) continue;
    const { start, whole } = found.place;
    if (whole) return { from: start, to: start + whole.nodeSize, isWhole: true };
    const from = start + found.from;
    return { from, to: from + match.length, isWhole: false };
  }
  return null;
}
