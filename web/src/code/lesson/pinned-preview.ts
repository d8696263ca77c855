import { storedChoice } from '../editor/kept-choice.ts';

/** The choice whether narrow screens keep the preview of a page or a game in sight above its code. */
export const pinnedPreview = storedChoice<'on' | 'off'>(
  'preview_pinned',
  (stored) => (stored === 'on' ? 'on' : 'off'),
  () => {},
);
