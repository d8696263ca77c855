import type { SameKeys } from '../../lib/texts.ts';
import type tasks from './tasks.en.ts';

export default {
  failing_case: 'Ce qui ne va pas',
  fill_label: 'Programme à compléter : {{title}}',
  blank: 'Trou {{number}} sur {{total}}',
  fill_first: 'Remplis d’abord tous les trous.',
  arrange_first: 'Place d’abord au moins une ligne dans le programme.',
  arrange_how:
    'Fais glisser les lignes, ou touche-les. Au clavier : Entrée ajoute une ligne, les flèches la déplacent, Suppr l’enlève.',
  arrange_how_indent:
    'Fais glisser les lignes, ou touche-les, et décale-les. Au clavier : Entrée ajoute une ligne, haut et bas la déplacent, gauche et droite la décalent, Suppr l’enlève.',
  your_program: 'Ton programme',
  no_lines: 'Touche une ligne ci-dessous, ou fais-la glisser ici.',
  lines_left: 'Lignes à utiliser',
  some_left_over: 'Certaines n’ont rien à faire dans le programme.',
  none_left: 'Toutes les lignes sont dans ton programme.',
  up: 'Monter',
  down: 'Descendre',
  out: 'Décaler vers la gauche',
  in: 'Décaler vers la droite',
  take_away: 'Enlever',
  drag: 'Faire glisser cette ligne',
  placed: 'Maintenant ligne {{number}} sur {{total}} : {{line}}',
  taken_away: 'Enlevée : {{line}}',
  indented: 'Espaces devant : {{count}}. {{line}}',
  program: 'Le programme : {{title}}',
  prediction: 'Ta prédiction : qu’affiche le programme ?',
  prediction_hint:
    'Écris ce qui apparaît à l’écran, ligne par ligne, avant de lancer quoi que ce soit.',
  predict_check: 'Vérifier et exécuter',
  predict_first: 'Écris d’abord ta prédiction.',
  predicted: 'Tu as prédit',
  printed: 'Le programme affiche',
  line: 'Ligne',
  same: 'Juste',
  different: 'Différent',
  nothing: '(rien)',
  predict_passed: 'Tu l’avais vu venir : le programme affiche exactement ça.',
  predict_near: 'Tout près ! Seules des majuscules, des espaces ou la ponctuation diffèrent.',
  predict_off: 'La ligne {{number}} n’est pas ce qu’affiche le programme. Que se passe-t-il là ?',
  unavailable: 'Le programme n’a pas pu être exécuté. Essaie encore une fois.',
} satisfies SameKeys<typeof tasks>;
