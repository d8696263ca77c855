import { type Block, lessonBlocks, plainText } from './lesson-blocks.ts';

/** The longest excerpt of a block, in characters. */
const EXCERPT_MAX_LENGTH = 160;

/** A block of a lesson's text, as comments refer to it. */
export interface AnchoredBlock {
  /** The same for blocks of the same HTML, wherever they are. */
  id: string;
  index: number;
  /** Its first words, or what it is. */
  excerpt: string;
}

/**
 * Returns a short identity of a text: 53 bits (cyrb53), for which two different blocks of one lesson are never the same
 * in practice. It proves nothing.
 */
function identityOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

function excerptOf({ tag, html, actions }: Block): string {
  const alternative = /\balt="([^"]*)"/.exec(html)?.[1];
  const [action] = actions;
  const named = action && `${action.tag} ${plainText(action.value)}`;
  const words = plainText(html) || alternative || named || tag;
  return words.slice(0, EXCERPT_MAX_LENGTH);
}

/** Returns the blocks of a text with what comments keep of them. */
export function anchoredBlocks(html: string): AnchoredBlock[] {
  return lessonBlocks(html).map((block, index) => ({
    id: identityOf(block.html.trim()),
    index,
    excerpt: excerptOf(block),
  }));
}

/** Returns the block that a comment is about, of several that are equal the nearest; undefined when it is gone. */
export function findBlock(
  blocks: readonly AnchoredBlock[],
  comment: { block_id: string; block_index: number },
): AnchoredBlock | undefined {
  const distance = ({ index }: AnchoredBlock) => Math.abs(index - comment.block_index);
  return blocks
    .filter(({ id }) => id === comment.block_id)
    .reduce<AnchoredBlock | undefined>(
      (nearest, one) => (nearest && distance(nearest) <= distance(one) ? nearest : one),
      undefined,
    );
}
