import type { SameKeys } from '../../lib/texts.ts';
import type trialLesson from './trial-lesson.en.ts';

export default {
  page_title: 'Essaie la première leçon',
  description:
    'Suis tout de suite la première leçon de Codivia : du vrai Python dans le navigateur, sans compte et sans rien installer.',
  read_note:
    'Avec JavaScript, cette leçon est interactive : tu exécutes ses programmes et tu vérifies tes réponses.',
  exercise: 'Exercice',
  question: 'Question',
  end: 'Fin de la leçon d’essai',
  end_title: 'Tu es au bout de ta première leçon !',
  learned: 'Ce que tu as fait',
  none_solved:
    'Tu n’as pas encore résolu d’exercice. Ils rapportent des XP : retournes-y, ou continue.',
  lesson_xp: 'La leçon elle-même rapporte encore {{xp}} XP : termine-la quand tu as un compte.',
  waiting: '{{xp}} XP attendent ton compte.',
  account_text:
    'Un compte gratuit garde tes XP, ton code et l’endroit où tu en es, sur tous tes appareils. Il t’ouvre aussi les autres leçons gratuites du cours.',
  sign_up: 'Créer un compte gratuit',
  log_in: 'J’ai déjà un compte',
  look: 'Voir les cours',
  not_stored: 'Ce que tu as réussi ne pourra pas rejoindre un compte depuis ici.',
  taken_over_one: 'Ta leçon d’essai est dans ton compte. Exercice résolu : {{count}}.',
  taken_over_other: 'Ta leçon d’essai est dans ton compte. Exercices résolus : {{count}}.',
  taken_over_unsolved: 'Ta leçon d’essai est dans ton compte : tu peux la reprendre.',
  ask_title: 'Cette leçon d’essai, c’était toi ?',
  ask_text:
    'Avant ta connexion, quelqu’un a suivi la leçon d’essai dans ce navigateur. Si c’était toi, elle peut rejoindre ton compte. Ce que tu y as déjà reste.',
  ask_contents_one: 'Exercice résolu : {{count}}',
  ask_contents_other: 'Exercices résolus : {{count}}',
  ask_unsolved: 'Commencée, aucun exercice résolu pour l’instant',
  ask_mine: 'Oui, dans mon compte',
  ask_discard: 'Non, la supprimer',
  discarded: 'La leçon d’essai est supprimée de ce navigateur.',
  none_title: 'Pas de leçon à essayer pour le moment',
  none_text: 'Va voir les cours : chacun montre ses leçons.',
} satisfies SameKeys<typeof trialLesson>;
