import type { SameKeys } from '../../lib/texts.ts';
import type exercise from './exercise.en.ts';

export default {
  kind: 'Exercice',
  kinds: {
    predict: 'Devine',
    arrange: 'Remets en ordre',
    fix: 'Corrige le bug',
    fill: 'Complète',
    open: 'Ton projet',
  },
  run: 'Exécuter',
  stop: 'Arrêter',
  reset: 'Réinitialiser',
  undo_reset: 'Retrouver mon code',
  check: 'Vérifier',
  passed: 'Réussi !',
  passed_text: 'Ton code fait exactement ce qui était demandé. Bravo !',
  project_passed: 'Ton projet est prêt !',
  project_passed_text:
    'Il fait tout ce qui est obligatoire. Continue à l’améliorer tant que tu veux.',
  project_not_yet: 'Points faits : {{done}} sur {{total}}',
  compare: 'Comparer avec la solution modèle',
  hide_solution: 'Masquer la comparaison',
  your_code: 'Ton code',
  model_solution: 'Solution modèle',
  concept: 'Ce que tu sais maintenant :',
  not_yet: 'Pas encore tout à fait',
  not_yet_text:
    'Il reste une différence avec ce qui est demandé. Relis la consigne tranquillement.',
  interrupted: 'La vérification a été arrêtée avant la fin.',
  first_hint: 'Voir un indice',
  next_hint: 'Voir un autre indice',
  hint: 'Indice {{number}} sur {{total}}',
  show_solution: 'Voir la solution',
  solution: 'Une solution',
  solution_text: 'La tienne peut être différente et tout aussi bonne.',
  solution_later: 'La solution s’ouvre après tous les indices, ou après trois essais.',
} satisfies SameKeys<typeof exercise>;
