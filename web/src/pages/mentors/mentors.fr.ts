import type { SameKeys } from '../../lib/texts.ts';
import type mentors from './mentors.en.ts';

export default {
  page_title: 'Mentors',
  description:
    'Les mentors ont quelques pas d’avance : ils répondent aux questions et montrent leur chemin. À quoi ressemblent leurs profils, et comment le devenir.',
  title: 'Quelqu’un qui est passé par là',
  intro:
    'Un mentor n’est ni un prof ni une star. C’est quelqu’un qui a bloqué là où tu bloques, et qui s’en souvient.',
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
