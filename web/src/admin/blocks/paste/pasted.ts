/** The parts of a pasted page that a lesson cannot have. */
export type DroppedPart = 'picture' | 'video' | 'form' | 'link';

/** A picture of a pasted page. It is never shown from there: the author has to add it. */
export interface PastedPicture {
  /** An address, or the picture itself as a `data:` address. */
  src: string;
  alt: string;
}

/** What a paste becomes in a lesson. */
export interface Pasted {
  /** The form in which it came. */
  from: 'html' | 'markdown' | 'text';
  html: string;
  pictures: PastedPicture[];
  /** The number of parts that were left out, by their sort; pictures count too. */
  dropped: Partial<Record<DroppedPart, number>>;
}

/** Maximum number of characters of a paste: Word's HTML of a whole lesson has 2 million. */
export const PASTE_MAX_CHARACTERS = 4_000_000;
/** Maximum number of characters of a text, which is a lesson in one language. */
export const PASTE_MAX_TEXT = 900_000;

/** The parts that were left out of a page, as they are found. */
export interface Findings {
  pictures: PastedPicture[];
  dropped: Pasted['dropped'];
}

export function countDropped({ dropped }: Findings, part: DroppedPart): void {
  dropped[part] = (dropped[part] ?? 0) + 1;
}

/** Tells whether pasted HTML is one paragraph, which goes into the line where it is pasted. */
export const isOneParagraph = (html: string) =>
  html.startsWith('<p>') && html.indexOf('</p>') === html.length - '</p>\n'.length;
