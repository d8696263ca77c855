import type { SameKeys } from '../../lib/texts.ts';
import type apiTokens from './api-tokens.en.ts';

export default {
  title: 'Tes programmes et l’API',
  text: 'Avec un jeton, ton propre programme lit ta progression ou range tes projets. Donne à chaque programme le sien, avec les seules permissions dont il a besoin.',
  documentation: 'Comment se servir de l’API',
  premium: 'L’accès à l’API fait partie de Premium.',
  subscribe: 'Découvrir Premium',
  ended:
    'Ton Premium a pris fin, et tes jetons sont révoqués avec lui, pour de bon. Avec Premium à nouveau, tu en crées d’autres.',
  scopes: {
    title: 'Que peut-il faire ?',
    'profile:read': 'Lire ton nom, ta langue et le jeton lui-même',
    'progress:read': 'Lire tes XP, tes cours, tes certificats et ton activité',
    'projects:read': 'Lire tes projets et leurs fichiers',
    'projects:write': 'Créer, modifier et supprimer des projets',
    none: 'Choisis au moins une permission.',
  },
  create: {
    title: 'Un nouveau jeton',
    name: 'Nom',
    name_hint: 'Celui du programme qui s’en sert, par exemple.',
    name_missing: 'Donne un nom au jeton.',
    name_long: '{{max}} caractères au plus.',
    days: 'Expire au bout de',
    in_days: '{{days}} jours',
    year: 'un an',
    action: 'Créer le jeton',
  },
  secret: {
    title: 'Ton nouveau jeton',
    text: 'Copie-le maintenant : il n’est affiché qu’une fois. Qui l’a peut faire tout ce qu’il permet : ne le laisse pas dans du code que tu partages.',
    label: 'Jeton',
    copy: 'Copier',
    copied: 'Jeton copié.',
    copy_failed:
      'Ton navigateur n’a pas permis la copie : sélectionne le jeton et copie-le toi-même.',
    done: 'Je l’ai copié',
  },
  list: {
    title: 'Tes jetons',
    none: 'Aucun jeton pour l’instant.',
    loading: 'Tes jetons se chargent…',
    failed: 'Tes jetons n’ont pas pu être chargés.',
    active: 'Actif',
    expired: 'Expiré',
    revoked: 'Révoqué',
    ended_by_password: 'Révoqué : mot de passe changé',
    ended_by_premium: 'Révoqué : Premium terminé',
    ending: 'se termine par {{ending}}',
    created: 'Créé le {{date}}',
    expires: 'expire le {{date}}',
    expired_on: 'a expiré le {{date}}',
    revoked_on: 'révoqué le {{date}}',
    used: 'dernière utilisation {{ago}}',
    unused: 'jamais utilisé',
    revoke: 'Révoquer',
    revoke_of: 'Révoquer le jeton {{name}}',
    question: 'Révoquer « {{name}} » ?',
    consequence:
      'Les programmes qui s’en servent seront refusés. Il n’y a pas de retour en arrière.',
  },
} satisfies SameKeys<typeof apiTokens>;
