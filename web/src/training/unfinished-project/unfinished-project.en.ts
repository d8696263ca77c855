const unfinishedProject = {
  title: 'Unfinished project',
  lesson: 'From the lesson “{{lesson}}”',
  missing: 'Still missing:',
  list: 'What it should do:',
  ready: 'Everything on its list was done. Check it once more.',
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  open: 'Carry on',
  open_of: 'Carry on with “{{title}}”',
} as const;

export default unfinishedProject;

declare module '../../lib/texts.ts' {
  interface Texts {
    'unfinished-project': typeof unfinishedProject;
  }
}
