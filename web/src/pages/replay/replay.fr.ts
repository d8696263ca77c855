import type { SameKeys } from '../../lib/texts.ts';
import type replay from './replay.en.ts';

export default {
  page_title: 'Séances à revoir',
  title: 'Revoir les séances en direct',
  intro:
    'Regarde du code naître, touche après touche, à ton rythme. Mets en pause, cherche, exécute-le toi-même et copie-le quand tu veux.',
  description:
    'Des séances de code enregistrées pour les ados : un premier jeu, lire les messages d’erreur, un tout petit chatbot. À regarder, exécuter et copier.',
  back: 'Toutes les séances à revoir',
  missing: 'Cette séance n’existe pas',
  missing_text: 'Elle a peut-être été retirée, ou l’adresse contient une faute de frappe.',
  failed: 'La séance n’a pas pu être chargée',
  premium: 'Cette séance fait partie de Premium',
  premium_text:
    'Avec Premium, tu revois toutes les séances en direct, et tu participes aux prochaines. D’autres séances à revoir sont gratuites.',
  premium_action: 'Découvrir Premium',
} satisfies SameKeys<typeof replay>;
