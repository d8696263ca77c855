import type { SameKeys } from '../../lib/texts.ts';
import type mentors from './mentors.en.ts';

export default {
  page_title: 'Mentors',
  description:
    'Les mentors ont quelques pas d’avance : ils répondent aux questions et montrent leur chemin. Qui répond, quand, et comment le devenir.',
  title: 'Quelqu’un qui est passé par là',
  intro:
    'Un mentor n’est ni un prof ni une star. C’est quelqu’un qui a bloqué là où tu bloques, et qui s’en souvient.',
  answers: 'Qui répond, et quand',
  answers_text:
    'Ici, les premiers mentors sont des gens de l’équipe Codivia. D’autres les rejoignent une fois que l’équipe a vérifié leur identité. Personne n’attend jour et nuit devant un écran : on ne te promet donc pas d’heure.',
  ways: {
    code: {
      title: 'Bloqué dans ton code',
      text: 'Avec Premium, tu poses ta question depuis l’exercice, le défi ou ton projet. Un mentor lit ton code et te répond par écrit, juste à côté. La page du mentorat dit combien de temps prend la première réponse, dès qu’il y en a assez pour le savoir.',
      action: 'Comment ça marche',
    },
    team: {
      title: 'Une autre question',
      text: 'Écris à l’équipe : c’est gratuit, même sans compte. Un e-mail te prévient quand la réponse est là.',
      action: 'Écrire à l’équipe',
    },
    alone: {
      title: 'Pas envie d’attendre',
      text: 'Dans les enregistrements, tu vois des erreurs arriver, puis disparaître. Dans les exemples, tu démontes des jeux terminés.',
      action: 'Voir un enregistrement',
      second: 'Ouvrir les exemples',
    },
  },
  imagined: 'À quoi pourrait ressembler un mentor',
  example: 'Exemple',
  notice_title: 'Profils d’exemple',
  notice:
    'Ces six personnes et leurs entreprises sont inventées. Elles montrent le genre de mentors que nous cherchons ; de vrais mentors prendront leur place, vérifiés et avec leur accord.',
  grid: 'Des mentors, pour l’exemple',
  role_at: '{{role}} chez {{company}}',
  expertise: 'Spécialité',
  experience: 'Expérience',
  tags: 'Langues et compétences',
  become_title: 'Quelques pas d’avance ?',
  become:
    'Une heure par mois suffit. Les mentors sont des adultes dont nous vérifions d’abord l’identité, et ils répondent aux élèves par écrit, dans des échanges que notre équipe peut lire, jamais en privé.',
  become_mentor: 'Devenir mentor',
  subject: 'Devenir mentor chez Codivia',
} satisfies SameKeys<typeof mentors>;
