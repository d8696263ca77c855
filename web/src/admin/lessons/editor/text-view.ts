import { storedChoice } from '../../../code/editor/kept-choice.ts';

/** The ways of editing a text: as blocks, or as the HTML it is. */
export const TEXT_VIEWS = ['blocks', 'source'] as const;
export type TextView = (typeof TEXT_VIEWS)[number];

/** The way that this person has chosen in this browser. */
export const textView = storedChoice<TextView>(
  'admin_text_view',
  (stored) => (stored === 'source' ? 'source' : 'blocks'),
  () => undefined,
);
