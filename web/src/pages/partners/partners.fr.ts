import type { SameKeys } from '../../lib/texts.ts';
import type partners from './partners.en.ts';

export default {
  page_title: 'Partenaires',
  description:
    'Stages, événements et bourses : ce que des studios, des entreprises et des écoles peuvent offrir aux élèves avec Codivia.',
  title: 'Des portes qui s’ouvrent de l’intérieur',
  intro:
    'Quand on a écrit un jeu, on a envie de voir où se fabriquent les jeux. Les partenaires tiennent cette porte ouverte. Voici ce qu’apporte un partenariat, et à quoi il peut ressembler.',
  teachers: 'Vous enseignez ? Voici ce qu’il y a pour les classes',
  benefits: 'Ce qu’un partenariat peut apporter',
  jobs_title: 'Stages et emplois',
  jobs: 'Une semaine dans une équipe au collège ou au lycée, un vrai stage plus tard, et peut-être un premier emploi : les offres arrivent à des élèves qui ont quelque chose à montrer.',
  events_title: 'Événements exclusifs',
  events:
    'Visites de studios, game jams, questions à des gens du métier. En petit groupe, et toujours annoncé aux parents.',
  scholarships_title: 'Bourses',
  scholarships:
    'Un accès Premium ou du matériel pour ceux dont la famille ne peut pas payer. Le partenaire donne, l’élève reste anonyme.',
  notice_title: 'Des exemples, pas des signatures',
  notice:
    'Les organisations ci-dessous sont inventées. Elles montrent à quoi peut ressembler la fiche d’un partenaire ; aucune n’existe ni n’a signé quoi que ce soit. Les vrais partenaires apparaîtront ici sous leur vrai nom.',
  contact_title: 'Envie d’ouvrir une porte ?',
  contact:
    'Dites-nous qui vous êtes et ce que vous pourriez offrir à des jeunes de 13 à 18 ans : une heure, c’est déjà quelque chose.',
  contact_us: 'Nous contacter',
  subject: 'Partenariat avec Codivia',
} satisfies SameKeys<typeof partners>;
