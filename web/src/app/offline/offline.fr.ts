import type { SameKeys } from '../../lib/texts.ts';
import type offline from './offline.en.ts';

export default {
  new_version: 'Une nouvelle version de Codivia est prête. Ton code ne bouge pas.',
  reload: 'Recharger',
  later: 'Plus tard',
} satisfies SameKeys<typeof offline>;
