/** What leads out of the platform, or asks a child for what nobody here needs to know (docs/product.md#contact-details). */
export type ContactKind = 'email' | 'phone' | 'handle' | 'link' | 'request' | 'meeting' | 'secrecy';

/** What is certain is refused. What is doubtful is held until somebody has looked at it. */
export type Verdict = 'refused' | 'held';

/** What was found, and in which line, counted from 1. */
export interface FoundContact {
  kind: ContactKind;
  verdict: Verdict;
  line: number;
}

/** Plain sentences, or a program: there `@` and dots mean other things. */
export type ContactContext = 'text' | 'code';

/** A finding at its place in the text that a rule has read. */
export interface Match {
  kind: ContactKind;
  verdict: Verdict;
  index: number;
}

/** Reads a text and yields what it finds. */
export type Rule = (text: string) => Iterable<Match>;
