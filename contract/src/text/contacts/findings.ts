/**
 * The kinds of text that lead out of the platform, or ask a child for something that nobody here needs to know
 * (docs/product.md#contact-details).
 */
export type ContactKind = 'email' | 'phone' | 'handle' | 'link' | 'request' | 'meeting' | 'secrecy';

/** Certain findings are refused. Doubtful ones are held until somebody has looked at them. */
export type Verdict = 'refused' | 'held';

/** A finding and its line, counted from 1. */
export interface FoundContact {
  kind: ContactKind;
  verdict: Verdict;
  line: number;
}

/** Plain sentences, or a program: `@` and dots have other meanings in a program. */
export type ContactContext = 'text' | 'code';

/** A finding at its place in the text that a rule has read. */
export interface Match {
  kind: ContactKind;
  verdict: Verdict;
  index: number;
}

/** Reads a text and yields its findings. */
export type Rule = (text: string) => Iterable<Match>;
