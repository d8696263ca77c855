import { storedChoice } from './kept-choice.ts';

/** The choice whether rooms suggest words while somebody types; Ctrl and Space suggest them in any case. */
export const codeSuggestions = storedChoice<'on' | 'off'>(
  'code_suggestions',
  (stored) => (stored === 'off' ? 'off' : 'on'),
  () => {},
);
