const library = {
  title: 'Library',
  back: 'All files',
  search: 'Search',
  placeholder: 'cat, coin, jump…',
  category: 'Category',
  all: 'Everything',
  categories: {
    people: 'People',
    animals: 'Animals',
    creatures: 'Creatures',
    items: 'Things',
    vehicles: 'Vehicles',
    space: 'Space',
    nature: 'Nature',
    blocks: 'Blocks',
    interface: 'Buttons and icons',
    effects: 'Effects',
    backgrounds: 'Backgrounds',
    sounds: 'Sounds',
    notes: 'Notes',
    loops: 'Music and ambience',
    data: 'Data',
  },
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  nothing: 'Nothing has that name. Try another word, or look through a category.',
  frames: 'Pictures in a row: {{frames}}',
  layers: 'Files, back to front: {{layers}}',
  moving: '{{title}}, moving',
  listen: 'Listen',
  stop: 'Stop',
  silent: 'The sound could not be played.',
  add: 'Add',
  added: 'Added',
  action_of: '{{action}}: {{title}}',
  present: '{{name}} is already in your files.',
  failed: 'This could not be loaded. Check your connection and try again.',
  sheets:
    'A moving picture is one file with its pictures side by side: show one after the other. The size of each, in pixels: {{size}}.',
  licence:
    'Drawn, composed and collected by Codivia. It’s yours to use: in your projects here and anywhere else, changed or not, without naming us.',
} as const;

export default library;

declare module '../../../lib/texts.ts' {
  interface Texts {
    library: typeof library;
  }
}
