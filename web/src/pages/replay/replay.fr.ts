import type { SameKeys } from '../../lib/texts.ts';
import type replay from './replay.en.ts';

export default {
  page_title: 'Sessions à revoir',
  title: 'Revoir les sessions en direct',
  intro:
    'Regarde le code s’écrire, touche après touche, à ton rythme. Mets en pause, cherche, exécute-le toi-même et copie-le quand tu veux.',
  description:
    'Des sessions de code enregistrées pour les ados : un premier jeu, lire les messages d’erreur, un tout petit chatbot. À regarder, exécuter et copier.',
  to_calendar: 'Toutes les sessions en direct',
  back: 'Toutes les sessions à revoir',
  missing: 'Cette session n’existe pas',
  missing_text: 'Elle a peut-être été retirée, ou l’adresse contient une faute de frappe.',
  failed: 'La session n’a pas pu être chargée',
  premium: 'Cette session fait partie de Premium',
  premium_text:
    'Avec Premium, tu revois toutes les sessions en direct, et tu participes aux prochaines. D’autres sessions à revoir sont gratuites.',
  premium_action: 'Découvrir Premium',
} satisfies SameKeys<typeof replay>;
