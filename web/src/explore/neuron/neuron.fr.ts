import type { SameKeys } from '../../lib/texts.ts';
import type neuron from './neuron.en.ts';

export default {
  title: 'Un neurone trace une ligne',
  invite: 'Bouge les curseurs jusqu’à ce qu’aucun point ne soit entouré.',
  description:
    'Un neurone avec deux entrées, deux poids et un biais, et un plan avec des points de deux sortes. Dans la partie colorée du plan, le neurone dit oui. Trois curseurs changent les poids et le biais, donc la ligne où cette partie s’arrête. Un anneau marque chaque point sur lequel le neurone se trompe.',
  fruit: 'Fruits',
  strawberries: 'Fraises',
  bananas: 'Bananes',
  no: 'pas mûr',
  yes: 'mûr',
  x: 'Couleur',
  y: 'Mollesse',
  weight: 'Poids : {{name}}',
  bias: 'Biais',
  asks: '{{yes}} ?',
  status_one: '{{count}} erreur sur {{points}}. Les poids tournent la ligne, le biais la pousse.',
  status_other:
    '{{count}} erreurs sur {{points}}. Les poids tournent la ligne, le biais la pousse.',
  right: 'Aucune erreur ! Deux poids et un biais, il ne sait rien d’autre. Et les bananes ?',
  rotten_one:
    '{{count}} erreur sur {{points}}. Une seule ligne droite peut-elle isoler les mûres ?',
  rotten_other:
    '{{count}} erreurs sur {{points}}. Une seule ligne droite peut-elle isoler les mûres ?',
  best: 'Erreurs : {{count}}, et aucune ligne droite ne fait mieux : les mûres sont entre les vertes et les pourries. Un neurone ne suffit pas.',
  all: 'Aucune erreur ! Deux poids et un biais, il ne sait rien d’autre.',
} satisfies SameKeys<typeof neuron>;
