import type { SameKeys } from '../../lib/texts.ts';
import type toDo from './to-do.en.ts';

export default {
  title: 'À faire',
  loading: 'Ce que tu as à faire se charge…',
  failed: 'Impossible de charger ce que tu as à faire.',
  empty: 'Rien à faire pour la classe en ce moment',
  empty_text: 'Profites-en pour continuer ce qui te plaît.',
  progress: 'Fait : {{done}} sur {{all}}',
  kinds: { lesson: 'Leçon', exercise: 'Exercice', challenge: 'Défi' },
  done: 'Fait',
  due: 'À rendre le {{when}}',
  due_today: 'À rendre aujourd’hui à {{time}}',
  due_tomorrow: 'À rendre demain à {{time}}',
  no_due: 'Sans date limite',
  late: 'C’était à rendre le {{when}}. Tu peux encore le faire, ça compte.',
  coming: 'Ouvre le {{when}}',
  locked: 'Premium : ce n’est pas ouvert pour toi en ce moment. Demande à ton enseignant.',
  more_one: 'Afficher {{count}} autre',
  more_other: 'Afficher {{count}} autres',
} satisfies SameKeys<typeof toDo>;
