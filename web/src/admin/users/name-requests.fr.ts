import type { SameKeys } from '../../lib/texts.ts';
import type nameRequests from './name-requests.en.ts';

export default {
  title_one: '{{count}} demande d’un autre nom sur des certificats',
  title_other: '{{count}} demandes d’un autre nom sur des certificats',
  failed: 'Impossible de charger les demandes d’un autre nom sur des certificats.',
  asked: 'Demandé {{when}} par {{name}}',
  why: 'Pourquoi : « {{why}} »',
  certificate: 'Certificat',
  old: 'Nom actuel',
  new: 'Nom demandé',
  accept: 'Accepter',
  accept_of: 'Accepter le nom « {{name}} »',
  accepted: 'Nom corrigé sur les certificats',
  decline: 'Refuser',
  decline_of: 'Refuser le nom « {{name}} »',
  words: 'Pourquoi la demande est refusée',
  words_hint_fr:
    'Cette personne lit le français. Elle reçoit ce texte par e-mail et le voit sur ses certificats.',
  words_hint_en:
    'Cette personne lit l’anglais. Elle reçoit ce texte par e-mail et le voit sur ses certificats.',
  words_missing: 'Expliquez pourquoi : la personne le lira.',
  send: 'Refuser et envoyer',
  declined: 'Demande refusée',
} satisfies SameKeys<typeof nameRequests>;
