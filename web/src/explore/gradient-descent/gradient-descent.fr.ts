import type { SameKeys } from '../../lib/texts.ts';
import type gradientDescent from './gradient-descent.en.ts';

export default {
  title: 'Par où ça descend ?',
  invite: 'La balle veut aller tout en bas. Appuie sur « Un pas », ou place-la ailleurs.',
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
    'Pente {{slope}} : ça descend vers la {{side}}. Prochain pas : {{rate}} × {{steep}} = {{length}}.',
  left: 'gauche',
  right: 'droite',
  jumps:
    'Pas {{steps}} : trop vite ! La balle a sauté par-dessus la vallée, et la voilà plus haut.',
  lowest:
    'En bas ! La balle est dans la vallée la plus profonde. Pas : {{steps}}. Combien au minimum ?',
  stuck:
    'Coincée au pas {{steps}} : c’est plat, mais pas au plus bas. La balle ne peut pas le savoir. Place-la ailleurs.',
  tired: '{{steps}} pas, et toujours pas de repos. Essaie un taux d’apprentissage plus petit.',
} satisfies SameKeys<typeof gradientDescent>;
