import type { SameKeys } from '../../lib/texts.ts';
import type colourMixer from './colour-mixer.en.ts';

export default {
  title: 'Mélange de la lumière',
  invite: 'Allume deux lampes à la fois. Que donnent le rouge et le vert ?',
  invite_target: 'Règle les curseurs jusqu’à obtenir la même couleur.',
  description:
    'Trois lampes, une rouge, une verte et une bleue, éclairent un mur sombre. Trois curseurs règlent la force de chacune, de 0 à 255. Là où elles se croisent, tu vois leur mélange, et dessous la ligne de code qui dessine avec.',
  r: 'Rouge',
  g: 'Vert',
  b: 'Bleu',
  yours: 'Ta couleur',
  target: 'À obtenir',
  seen: {
    black: 'Presque pas de lumière : presque noir.',
    red: 'La lumière rouge domine.',
    green: 'La lumière verte domine.',
    blue: 'La lumière bleue domine.',
    yellow: 'Rouge et vert ensemble : du jaune !',
    magenta: 'Rouge et bleu ensemble : du magenta.',
    cyan: 'Vert et bleu ensemble : du cyan.',
    white: 'Les trois lampes ensemble : presque du blanc.',
  },
  distance: 'Distance à la couleur voulue : {{distance}}. {{near}}',
  near: 'Il faudrait de très bons yeux pour voir la différence.',
  far: 'Rapproche-toi !',
} satisfies SameKeys<typeof colourMixer>;
