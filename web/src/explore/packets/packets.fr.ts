import type { SameKeys } from '../../lib/texts.ts';
import type packets from './packets.en.ts';

export default {
  title: 'Un message en morceaux',
  invite: 'Quel paquet arrivera en premier ? Devine, puis appuie sur Lancer.',
  description:
    'Un message est découpé en paquets numérotés, qui voyagent de Mia à Noé en passant par des routeurs, chacun par son chemin. Les paquets perdus sont renvoyés. Les boutons font avancer les paquets, le curseur règle la part des pertes.',
  from: 'Mia',
  to: 'Noé',
  loss: 'Paquets perdus',
  percent: '{{loss}} %',
  message: 'Le message tel qu’il arrive',
  order: 'Ordre d’arrivée : {{list}}',
  start_one: 'Mia découpe « {{message}} » en {{count}} paquet.',
  start_other: 'Mia découpe « {{message}} » en {{count}} paquets.',
  under_way_one:
    'Paquets arrivés : {{count}} sur {{all}}, perdus jusqu’ici : {{lost}}. Leur numéro indique leur place.',
  under_way_other:
    'Paquets arrivés : {{count}} sur {{all}}, perdus jusqu’ici : {{lost}}. Leur numéro indique leur place.',
  complete_one: 'Complet : {{sent}} envois pour {{count}} paquet.',
  complete_other:
    'Complet : {{sent}} envois pour que {{count}} paquets arrivent. Perds-en davantage : le message finit-il par casser ?',
  lost: 'Le paquet {{number}} s’est perdu. Noé ne peut pas dire qu’il l’a reçu.',
  resent: 'Pas de réponse pour le paquet {{number}} : Mia le renvoie.',
} satisfies SameKeys<typeof packets>;
