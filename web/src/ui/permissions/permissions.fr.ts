import type { SameKeys } from '../../lib/texts.ts';
import type permissions from './permissions.en.ts';

export default {
  class:
    'Les comptes de classe n’ont pas cette fonction. Si tu veux savoir pourquoi, demande à ton ou ta prof.',
  class_account:
    'C’est ton ou ta prof qui gère ce compte : son nom, son mot de passe et ce qu’il permet. Pour changer quelque chose, demande-lui.',
  age: 'Tu as moins de 15 ans : il faut d’abord l’accord d’un parent.',
  age_link: 'Demander à un parent',
  age_until_15: 'Cet accès s’ouvre à 15 ans.',
  age_until_15_link: 'Tu as 15 ans maintenant ?',
  parent:
    'Un de tes parents a fermé cet accès. Parles-en avec lui : il peut le rouvrir à tout moment.',
} satisfies SameKeys<typeof permissions>;
