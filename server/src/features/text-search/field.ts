import type { Language } from '@codivia/contract/api/language';
import { htmlSegments, type Segment } from '@codivia/contract/lessons/html-segments';

/** A text of a lesson or a course in one language, or code. */
export interface Field {
  field: string;
  exercise: string | null;
  language: Language | null;
  /** `html` may also be text with # headings. */
  format: 'html' | 'plain' | 'code';
  value: string;
  /** Replaces it in the object from which it was read. */
  put: (text: string) => void;
}

/** Returns what is read in a field, in order. */
export function segmentsOf({ format, value }: Field): Segment[] {
  if (format === 'html') return htmlSegments(value);
  return [{ text: value, at: 0, code: format === 'code', written: (text) => text }];
}
