import type { SameKeys } from '../../lib/texts.ts';
import type caesarWheel from './caesar-wheel.en.ts';

export default {
  title: 'La roue de César',
  invite: 'Tourne l’anneau intérieur. Que devient ton message ?',
  invite_decode: 'Tourne l’anneau intérieur jusqu’à ce que le message veuille dire quelque chose.',
  title_decode: 'Perce la roue de César',
  description:
    'Deux anneaux de lettres. Celui de dehors est l’alphabet ; celui de dedans tourne, en le faisant glisser ou avec le curseur. Chaque lettre du message devient la lettre en face sur l’anneau intérieur. Des barres comptent les lettres du résultat ; des traits montrent la fréquence habituelle de chaque lettre en français.',
  description_decode:
    'Un message secret et deux anneaux de lettres. Tourne l’anneau intérieur, en le faisant glisser ou avec le curseur, jusqu’à pouvoir lire le message. Des barres comptent les lettres du résultat ; des traits montrent la fréquence habituelle de chaque lettre en français.',
  turn: 'Tourne la roue',
  message: 'Ton message',
  secret: 'Le message secret :',
  bars: 'lettres du résultat',
  usual: { en: 'habituel en anglais', fr: 'habituel en français' },
  same: 'Les anneaux sont face à face, rien ne change :',
  hidden_one: 'Chaque lettre avance de {{count}} place :',
  hidden_other: 'Chaque lettre avance de {{count}} places :',
  read_one: 'En reculant de {{count}} place, on lit :',
  read_other: 'En reculant de {{count}} places, on lit :',
} satisfies SameKeys<typeof caesarWheel>;
