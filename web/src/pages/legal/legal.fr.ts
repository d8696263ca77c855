import type { SameKeys } from '../../lib/texts.ts';
import type legal from './legal.en.ts';

export default {
  page_title: 'Mentions légales',
  description: 'Qui publie ce site, qui l’héberge, et comment les joindre.',
  title: 'Mentions légales',
  intro: 'Qui répond de ce site, en mots simples.',
  publisher: 'Éditeur',
  publisher_name: 'Ce site est édité par',
  publisher_address: 'Adresse',
  publisher_unknown:
    'La personne ou l’organisation qui exploite cet exemplaire de Codivia n’a indiqué ici ni nom ni adresse. On peut la joindre à l’adresse de contact, et elle répond de ce qui est publié.',
  hosting: 'Hébergement',
  hosting_by: 'Ce site est hébergé par',
  hosting_unknown:
    'L’exploitant n’a pas indiqué qui héberge cet exemplaire. Il doit le dire à toute personne qui le demande à l’adresse de contact.',
  contact: 'Contact',
  contact_text: 'Une question, une erreur, quelque chose qui n’a rien à faire ici ? Écris à',
  contact_later: 'L’adresse arrive…',
  rights: 'Textes, images et programmes',
  rights_text:
    'Codivia est un logiciel libre, sous licence MIT. Ce que tu écris reste à toi : nous ne réclamons aucun droit dessus. Les noms d’autres produits sont cités pour expliquer ce qu’ils sont, sans lien avec leurs propriétaires.',
  data: 'Données personnelles',
  data_text:
    'Ce qui est conservé, pourquoi, et comment le faire effacer : tout est expliqué sur une page à part.',
  privacy: 'Vie privée',
  report: 'Signaler',
  report_text:
    'Si tu trouves sur ce site un contenu illégal ou blessant, écris à l’adresse de contact en donnant l’adresse de la page. En France, tu peux aussi appeler gratuitement le 3018 pour tout ce qui t’arrive en ligne.',
} satisfies SameKeys<typeof legal>;
