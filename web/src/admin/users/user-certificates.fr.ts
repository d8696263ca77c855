import type { SameKeys } from '../../lib/texts.ts';
import type userCertificates from './user-certificates.en.ts';

export default {
  title: 'Certificats',
  none: 'Pas encore de certificat.',
  failed: 'Impossible de charger les certificats.',
  retry: 'Réessayer',
  awarded_to: 'Décerné à {{name}}, le {{date}}',
  attendance: 'Attestation de suivi',
  basic: 'Certificat simple',
  full: 'Certificat complet',
  path: 'd’un parcours',
  exercises_one: 'exercices réussis : {{done}} sur {{count}}',
  exercises_other: 'exercices réussis : {{done}} sur {{count}}',
  correct: 'Corriger le nom',
  correct_on: 'Corriger le nom sur le certificat « {{course}} »',
  name: 'Nom sur le certificat',
  hint: 'Toute personne qui ouvre la preuve le voit. La correction est consignée.',
  required: 'Le nom est requis',
  save: 'Enregistrer la correction',
  corrected: '{{actor}}, {{when}} : « {{from}} » corrigé en « {{to}} »',
  somebody: 'Quelqu’un',
  saved: 'Nom corrigé sur le certificat',
  save_error: 'Le nom n’a pas pu être corrigé',
} satisfies SameKeys<typeof userCertificates>;
