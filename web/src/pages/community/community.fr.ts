import type { SameKeys } from '../../lib/texts.ts';
import type community from './community.en.ts';

export default {
  title: 'Communauté',
  description: 'Un chat en dehors de Codivia : ce qu’il faut savoir avant d’y aller.',
  intro:
    'Des personnes qui apprennent à programmer se retrouvent dans un chat, en dehors de Codivia. Lis ceci avant d’y aller.',
  leaving: {
    title: 'Ce lien te fait quitter Codivia',
    company:
      'Le chat appartient à une autre entreprise, avec ses propres règles et son propre compte. Rien de ton compte Codivia ne part avec toi.',
    age: 'Il s’adresse aux personnes de 13 ans et plus. Demande d’abord à tes parents, et va le voir avec eux.',
    supervision:
      'Nous ne le surveillons pas : personne de notre équipe n’y lit les messages ni ne peut en retirer.',
    front_page:
      'Le lien ouvre la page d’accueil de cette entreprise : ce site n’y a pas encore de salon à lui.',
    open: 'Ouvrir le chat',
    none: 'Il n’y a pas de chat de la communauté pour le moment.',
  },
  safe: {
    title: 'Avec des gens que tu ne connais pas',
    name: 'Choisis un pseudo qui ne dit rien de toi. Garde pour toi ton nom, ton âge, ton école, ta ville et ton numéro de téléphone.',
    pictures: 'N’envoie ni photo ni vidéo de toi ou de quelqu’un d’autre.',
    private:
      'Ne continue pas en messages privés, et ne rencontre jamais quelqu’un que tu ne connais que par ce chat.',
    worry:
      'Quelqu’un insiste, ou te demande de garder un secret ? Pars, bloque cette personne, et parles-en à un adulte de confiance. En France, tu peux appeler le 3018, c’est gratuit.',
  },
  here: 'Sur Codivia, les élèves ne se parlent pas entre eux. Pour montrer ce que tu as fait, il y a la galerie.',
  gallery: 'Voir la galerie',
} satisfies SameKeys<typeof community>;
