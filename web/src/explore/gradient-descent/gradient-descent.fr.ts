import type { SameKeys } from '../../lib/texts.ts';
import type gradientDescent from './gradient-descent.en.ts';

export default {
  title: 'Par où ça descend ?',
  description:
    'Une courbe avec deux vallées, et une balle dessus. La balle ne sent que la pente sous elle. Un pas la fait descendre du taux d’apprentissage fois la pente. On peut aussi placer la balle avec les flèches gauche et droite ou en la faisant glisser. Un curseur règle le taux d’apprentissage.',
  ball: 'Balle',
  place: 'à {{x}}, hauteur {{height}}',
  x: 'Paramètre',
  y: 'Erreur',
  rate: 'Taux d’apprentissage',
  step: 'Un pas',
  ten: 'Dix pas',
  start:
    'Pente {{slope}} : ça descend vers la {{side}}. Le pas : {{rate}} × {{steep}} = {{length}}.',
  left: 'gauche',
  right: 'droite',
  jumps:
    'Pas {{steps}} : trop vite ! La balle a sauté par-dessus la vallée, la voilà plus haut qu’avant.',
  lowest:
    'En bas ! Au pas {{steps}}, la balle est dans la vallée la plus profonde. En combien de pas au minimum ?',
  stuck:
    'Coincée au pas {{steps}} : c’est plat ici, mais il y a une vallée plus profonde. La balle ne peut pas le savoir. Place-la ailleurs, ou recommence avec un autre taux.',
  tired: '{{steps}} pas, et toujours pas de repos. Essaie un taux d’apprentissage plus petit.',
} satisfies SameKeys<typeof gradientDescent>;
