const editConflict = {
  title: 'Another administrator has changed this in the meantime',
  text: 'Nothing is saved yet. This is what they changed:',
  who: 'Saved by {{name}}, {{when}}',
  theirs: 'Their version',
  mine: 'Yours',
  both: 'You changed it too',
  empty: '(empty)',
  yes: 'yes',
  no: 'no',
  take_theirs: 'Take their version',
  take_theirs_text: 'Your changes here are discarded.',
  keep_mine: 'Save my version over it',
  keep_mine_text: 'Only the fields you changed are written; the rest stays as they left it.',
  deleted: 'Another administrator has deleted this in the meantime',
  deleted_text: 'Nothing is saved yet. It can come back from the trash with your changes.',
  restore: 'Restore and save',
} as const;

export default editConflict;

declare module '../../lib/texts.ts' {
  interface Texts {
    'edit-conflict': typeof editConflict;
  }
}
