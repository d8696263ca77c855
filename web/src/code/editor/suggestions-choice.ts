import { storedChoice } from './kept-choice.ts';

/** The choice that rooms suggest words while somebody types; with Ctrl and Space they do in any case. */
export const codeSuggestions = storedChoice<'on' | 'off'>(
  'code_suggestions',
  (stored) => (stored === 'off' ? 'off' : 'on'),
  () => {},
);
