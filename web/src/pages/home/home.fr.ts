import type { SameKeys } from '../../lib/texts.ts';
import type home from './home.en.ts';

export default {
  page_title: 'Apprends à coder et comprends l’IA',
  description:
    'Codivia enseigne la programmation et l’IA aux 13-18 ans : leçons interactives, vrai Python dans le navigateur, en français et en anglais.',
  subscription_cancelled: 'Abonnement annulé : rien n’a été prélevé.',
  trust: 'Pour les jeunes codeurs et leurs parents',
  rating: '{{figure}} sur 5 étoiles',
  title: 'Une première ligne de code.',
  title_end: 'Et tout un chemin.',
  subtitle:
    'De « Salut » à tes propres programmes, et jusqu’au cœur de l’IA : Codivia t’accompagne pas à pas, directement dans ton navigateur. Pour les 13-18 ans.',
  demo: 'Essayer maintenant',
  premium: 'Premium',
  popular: 'POPULAIRE',
  no_install: 'Rien à installer. Les 10 premières leçons sont gratuites.',
} satisfies SameKeys<typeof home>;
