import type { SameKeys } from '../../lib/texts.ts';
import type myClasses from './my-classes.en.ts';

export default {
  title: 'Mes classes',
  loading: 'Chargement de tes classes…',
  failed: 'Tes classes n’ont pas pu être chargées.',
  none: 'Tu n’es dans aucune classe.',
  since: 'depuis le {{date}}',
  name: 'Ton nom dans la classe : {{name}}',
  archived: 'Cette classe est terminée. Elle sera bientôt supprimée.',
  class_account:
    'C’est ton prof qui a créé ce compte pour la classe : il n’y a que lui ou elle qui peut t’en retirer.',
  leave: 'Quitter la classe',
  leave_ask: 'Quitter {{name}} ?',
  leave_text:
    'Tes profs ne verront plus ce que tu fais. Ce que tu as appris reste à toi ; les commentaires de cette classe disparaissent.',
  stay: 'Rester',
  left: 'Tu as quitté {{name}}.',
  sees_title: 'Ce que voient tes profs',
  sees: {
    name: 'le nom que tu as dans la classe',
    joined: 'quand et comment tu as rejoint la classe',
    lessons: 'les leçons que tu termines à partir de maintenant',
    results: 'combien d’essais un exercice de la classe t’a demandés, et s’il est réussi',
    programs: 'ton programme dans les exercices de la classe, avec sa dernière vérification',
    mistakes: 'tes mauvaises réponses dans les exercices de la classe',
    presence: 'l’étape où tu en es pendant que la classe travaille sur une leçon',
    minutes: 'combien de minutes par jour tu es en activité',
    comments: 'leurs commentaires sur tes programmes, et ce que tu réponds',
  },
} satisfies SameKeys<typeof myClasses>;
