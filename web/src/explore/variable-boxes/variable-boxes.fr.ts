import type { SameKeys } from '../../lib/texts.ts';
import type variableBoxes from './variable-boxes.en.ts';

export default {
  title: 'Qu’y a-t-il dans les boîtes ?',
  invite: 'Que contiendra chaque boîte à la fin ? Devine, puis appuie sur Lancer.',
  description:
    'Un programme fait d’affectations, et une boîte pour chacun de ses noms. Avance avec les boutons : chaque ligne remplit une boîte.',
  boxes: 'Boîtes',
  start: 'Aucune ligne n’a encore été exécutée, il n’y a pas encore de boîte.',
  created: 'Une nouvelle boîte : {{name}} contient maintenant {{value}}.',
  copied:
    '{{name}} reçoit une copie du contenu de {{source}} : {{value}}. {{source}} garde le sien.',
  replaced: '{{name}} contient maintenant {{value}}. Le {{before}} d’avant a disparu.',
  calculated:
    'D’abord le côté droit : {{filled}} donne {{value}}. Cela va dans {{name}}, et le {{before}} disparaît.',
  error:
    'Python s’arrête ici : un nom n’a pas encore de boîte, ou les valeurs ne vont pas ensemble.',
} satisfies SameKeys<typeof variableBoxes>;
