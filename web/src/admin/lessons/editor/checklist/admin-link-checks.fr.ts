import type { SameKeys } from '../../../../lib/texts.ts';
import type adminLinkChecks from './admin-link-checks.en.ts';

export default {
  check_one: 'Vérifier le lien vers un autre site',
  check_other: 'Vérifier {{count}} liens vers d’autres sites',
  checking: 'Les autres sites sont interrogés. Cela peut prendre une minute.',
  saved_only: 'Les liens sont vérifiés tels qu’ils sont enregistrés.',
  failed: 'Les liens n’ont pas pu être vérifiés',
  results: 'Liens vers d’autres sites',
  all_well_one: 'Le lien fonctionne.',
  all_well_other: 'Les {{count}} liens fonctionnent.',
  left_out_one: '{{count}} autre lien n’a pas été vérifié : il y en a trop.',
  left_out_other: '{{count}} autres liens n’ont pas été vérifiés : il y en a trop.',
  states: {
    ok: 'fonctionne',
    moved: 'a changé d’adresse : {{to}}',
    dead: 'ne mène nulle part',
    no_answer: 'ne donne pas de réponse claire : ouvrez-le vous-même',
    not_asked: 'n’est pas une adresse publique et n’a pas été interrogé',
  },
} satisfies SameKeys<typeof adminLinkChecks>;
