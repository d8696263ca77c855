import type { SameKeys } from '../../lib/texts.ts';
import type stepNotes from './step-notes.en.ts';

export default {
  title: 'Mes repères et notes',
  star: 'Marquer cette étape',
  note: 'Note',
  label: 'Ta note sur cette étape',
  hint: 'Personne d’autre ne la lit. Caractères : {{length}} sur {{max}}.',
  too_long_one:
    'Trop long : enlève {{count}} caractère, et ta note sera gardée dans ton compte. En attendant, elle reste ici.',
  too_long_other:
    'Trop long : enlève {{count}} caractères, et ta note sera gardée dans ton compte. En attendant, elle reste ici.',
  saved: 'C’est gardé dans ton compte.',
  later: 'C’est gardé dans ce navigateur, et envoyé à ton compte dès que tu es en ligne.',
  only_here: 'C’est gardé dans ce navigateur seulement.',
  joined:
    'Tu as aussi écrit ici sur un autre appareil. Les deux textes sont gardés, l’un sous l’autre.',
  list: {
    intro: 'Les étapes que tu as marquées et ce que tu as noté. Personne d’autre ne le voit.',
    loading: 'Tes repères et tes notes se chargent…',
    failed: 'Impossible de charger tes repères et tes notes',
    none: 'Rien ici pour l’instant',
    none_text:
      'Dans une leçon, l’étoile sous une étape sert à la marquer, et « Note » ouvre un champ rien que pour toi. Tu retrouves les deux ici.',
    to_courses: 'Vers les cours',
    gone: 'Des leçons qui n’existent plus',
    step: 'Étape {{number}} : {{title}}',
    starred: 'Marquée',
    remove: 'Supprimer',
    remove_of: 'Supprimer : {{title}}',
    question: 'Supprimer cette note ?',
    consequence: 'Le repère et le texte de la note sont supprimés de ton compte.',
    keep: 'La garder',
    removed: 'C’est supprimé.',
  },
  card: {
    text: 'Les étapes que tu veux retrouver, et ce que tu y as noté.',
    open: 'Ouvrir mes repères et notes',
  },
} satisfies SameKeys<typeof stepNotes>;
