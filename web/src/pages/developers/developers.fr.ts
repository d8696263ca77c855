import type { SameKeys } from '../../lib/texts.ts';
import type developers from './developers.en.ts';

export default {
  page_title: 'L’API pour tes programmes',
  title: 'Codivia depuis tes propres programmes',
  description:
    'L’API de Codivia : lis ta progression et enregistre tes projets depuis Python, JavaScript ou curl, avec un jeton à toi.',
  intro:
    'Lire ta progression, lister tes certificats, enregistrer tes projets : quelques lignes de code et un jeton à toi suffisent.',
  copy: 'Copier',
  copied: 'Copié.',
  copy_failed: 'Ton navigateur n’a pas permis la copie.',
  required: '(obligatoire)',
  optional: '(facultatif)',
  loading: 'La référence se charge…',
  failed: 'La référence n’a pas pu être chargée.',
  start: {
    title: 'En trois étapes',
    token: 'Avec Premium, crée un jeton dans',
    settings: 'tes réglages',
    send: 'Envoie-le avec chaque requête, dans l’en-tête `Authorization: Bearer codivia_…`.',
    read: 'Lis la réponse : du JSON en UTF-8, avec des heures UTC comme `2026-11-23T09:30:00.000Z`.',
  },
  examples: {
    title: 'Des exemples à copier',
    text: 'Les trois lisent l’adresse et le jeton dans l’environnement : un jeton n’a rien à faire dans du code que tu partages.',
    settings: 'D’abord, dans le terminal',
    client:
      'L’exemple en Python se sert de notre client : un seul fichier, rien que la bibliothèque standard. Il lit toutes les pages, attend quand il est allé trop vite, et n’écrase jamais une version plus récente.',
    download: 'Télécharger codivia.py',
    javascript: 'JavaScript (Node.js 20 ou plus récent, dans example.mjs)',
  },
  rules: {
    title: 'Ce qu’il faut savoir',
    limit:
      '{{limit}} requêtes par minute et par jeton. `RateLimit-Remaining` dit combien il en reste, `RateLimit-Reset` dans combien de secondes le compte repart ; une réponse 429 contient `Retry-After`.',
    header:
      'Un jeton va dans l’en-tête, jamais dans une adresse : historiques et journaux gardent les adresses, et la réponse serait 400.',
    premium:
      'L’API fait partie de Premium. Quand Premium se termine, ses jetons sont révoqués pour de bon : crée-en d’autres s’il reprend.',
    ends: 'Un jeton prend fin à son expiration, quand tu le révoques, et quand ton mot de passe change. Il a fuité ? Révoque-le.',
    cursor:
      'Les listes arrivent par pages. Envoie `next_cursor` comme `cursor` jusqu’à ce qu’il soit `null`.',
    repeat:
      'Pas de réponse à une écriture ? Répète-la : `POST` avec la même `Idempotency-Key`, `PUT` avec le même `If-Match`.',
    version:
      'La v1 peut gagner des champs, elle n’en perd ni n’en change aucun. Ce qui casserait tes programmes deviendrait une v2 à côté.',
  },
  try: {
    title: 'Essaie',
    text: 'La requête est vraie : ce que tu modifies ici est modifié dans ton compte.',
    token: 'Ton jeton',
    token_hint:
      'Il reste dans la mémoire de cette page et disparaît quand tu la quittes. Crées-en un dans',
    settings: 'tes réglages',
    call: 'Appel',
    body: 'Corps (JSON)',
    project_name: 'Depuis la page de l’API',
    send: 'Envoyer la requête',
    status: 'Statut {{status}}',
    answer: 'Réponse',
    failed: 'Le serveur est injoignable. Vérifie ta connexion et réessaie.',
  },
  reference: {
    title: 'Tous les appels',
    openapi: 'La même chose en document OpenAPI',
    scope: 'Permission : {{scope}}',
    path: 'Dans l’adresse',
    query: 'Après le point d’interrogation',
    header: 'En-têtes',
    body: 'Corps',
    answer: 'Réponse',
    errors: 'Ses propres erreurs',
  },
  errors: {
    title: 'Les erreurs de tous les appels',
    text: 'Une erreur renvoie un `code`, qui ne change pas, et un `detail` en français et en anglais.',
  },
} satisfies SameKeys<typeof developers>;
