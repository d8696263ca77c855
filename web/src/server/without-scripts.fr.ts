import type { SameKeys } from '../lib/texts.ts';
import type withoutScripts from './without-scripts.en.ts';

export default {
  needed:
    'Cette page a besoin de JavaScript, qui est désactivé dans ton navigateur. Active-le pour continuer : ici, rien ne te suit et rien ne vient d’un autre site.',
  admin: {
    title: 'Administration',
    text: 'Réservé à celles et ceux qui écrivent les cours.',
  },
  dashboard: {
    title: 'Tableau de bord',
    text: 'Ta progression, tes badges et tes certificats t’attendent ici après ta connexion.',
  },
  verify: {
    title: 'Confirme ton adresse e-mail',
    text: 'Ouvre le lien de notre e-mail dans un navigateur avec JavaScript pour confirmer ton adresse.',
  },
  resetPassword: {
    title: 'Choisis un nouveau mot de passe',
    text: 'Ouvre le lien de notre e-mail dans un navigateur avec JavaScript pour choisir un nouveau mot de passe.',
  },
} satisfies SameKeys<typeof withoutScripts>;
