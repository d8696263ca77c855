import type { SameKeys } from '../../lib/texts.ts';
import type helpEntry from './help-entry.en.ts';

export default {
  stuck: 'Je suis bloqué',
} satisfies SameKeys<typeof helpEntry>;
