import type { SameKeys } from '../../lib/texts.ts';
import type editConflict from './edit-conflict.en.ts';

export default {
  title: 'Un autre administrateur a modifié ceci entre-temps',
  text: 'Rien n’est encore enregistré. Voici ce qui a changé :',
  who: 'Enregistré par {{name}}, {{when}}',
  theirs: 'Sa version',
  mine: 'La vôtre',
  both: 'Modifié par vous aussi',
  empty: '(vide)',
  yes: 'oui',
  no: 'non',
  take_theirs: 'Prendre sa version',
  take_theirs_text: 'Vos modifications sont abandonnées.',
  keep_mine: 'Enregistrer la mienne par-dessus',
  keep_mine_text:
    'Seuls les champs que vous avez modifiés sont écrits ; les autres restent tels quels.',
  deleted: 'Un autre administrateur a supprimé ceci entre-temps',
  deleted_text:
    'Rien n’est encore enregistré. Vous pouvez le restaurer depuis la corbeille avec vos modifications.',
  restore: 'Restaurer et enregistrer',
} satisfies SameKeys<typeof editConflict>;
