import type { SameKeys } from '../../lib/texts.ts';
import type home from './home.en.ts';

export default { title: 'Apprends à coder' } satisfies SameKeys<typeof home>;
