import type { SameKeys } from '../../lib/texts.ts';
import type ageQuestion from './age-question.en.ts';

export default {
  title: 'As-tu 15 ans ou plus ?',
  text: 'Nous le demandons une seule fois. Avant 15 ans, il faut l’accord d’un parent pour publier, écrire à un mentor ou suivre une session en direct ; apprendre reste possible dans tous les cas. Nous gardons ta réponse, jamais ta date de naissance.',
  over_15: 'J’ai 15 ans ou plus',
  under_15: 'J’ai moins de 15 ans',
  confirm: {
    title: 'Moins de 15 ans : ce qui change',
    text: 'Tes leçons, tes projets et tes certificats restent comme ils sont. Ce que tu as publié, ton portfolio, le mentorat et les sessions en direct se ferment maintenant, jusqu’à l’accord d’un parent. Tes jetons d’API prennent fin, et la communauté s’ouvre à 15 ans.',
    yes: 'Oui, j’ai moins de 15 ans',
    no: 'Revenir',
  },
  thanks: 'Merci ! Tout reste ouvert.',
  thanks_under_15: 'Merci ! Un parent peut maintenant t’ouvrir le reste.',
} satisfies SameKeys<typeof ageQuestion>;
