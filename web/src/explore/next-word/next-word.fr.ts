import type { SameKeys } from '../../lib/texts.ts';
import type nextWord from './next-word.en.ts';

export default {
  title: 'Quel mot vient ensuite ?',
  invite: 'Fais-le écrire, puis monte ou baisse la température.',
  description:
    'Un minuscule modèle de langage. Il a lu sept phrases et compté quels mots viennent ensuite. Une histoire grandit mot à mot : des barres montrent les chances du prochain mot. Un bouton laisse décider le hasard ; tu peux aussi choisir un mot toi-même. Un curseur règle la température : basse, elle rend les mots probables encore plus probables.',
  text: 'le chat dort sur le canapé . le chat rêve du fantôme . le chien rêve du chat . le fantôme rêve de fromage . le robot mange le canapé . le chat mange le fromage . le chien dort sur le robot .',
  learned: 'Ce qu’il a lu',
  story: 'L’histoire',
  after: 'Après « {{word}} » vient…',
  choose: ' : l’écrire',
  percent: '{{value}} %',
  write: 'Écrire un mot',
  ten: 'Dix mots',
  again: 'Une autre histoire',
  temperature: 'Température',
  begin: 'Il sait quel mot a suivi quel mot, et rien d’autre.',
  sure: 'Après « {{word}} », il n’a vu qu’un seul mot : c’est lui qui vient, à toute température.',
  cold: 'Froid : presque toujours le mot le plus fréquent, « {{top}} ». Sûr, et vite ennuyeux.',
  warm: '« {{top}} » est le plus probable avec {{percent}} %, mais le hasard décide.',
  hot: 'Chaud : tous les mots se valent presque. Surprenant, et vite absurde.',
  full: 'La page est pleine. Y a-t-il du vrai là-dedans ? Ça en a seulement l’air.',
} satisfies SameKeys<typeof nextWord>;
