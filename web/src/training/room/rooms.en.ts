const rooms = {
  needs_scripts: 'Programs need JavaScript, which is switched off in your browser.',
  run: 'Run',
  stop: 'Stop',
  reset: 'Reset',
  undo_reset: 'Bring my code back',
  save: 'Save',
  saved_zip:
    'Your work is in your downloads: a zip with your code and all your files. To bring it back here: Files, then “Open a zip”.',
  not_saved: 'Your work wasn’t saved: something is missing for the zip. Try again.',
  share: 'Share',
  publish: 'Publish',
  send: {
    game: 'Send my game',
    web: 'Send my page',
    drawing: 'Send my drawing',
    python: 'Send my program',
  },
  send_later: 'Not now: it’s under Share',
  stuck: 'I’m stuck',
  help: 'Help',
  history: 'History',
  find: 'Find',
  files: 'Files',
  files_text: 'Pictures, sounds, data and more code that your program uses by name.',
  more: 'More',
  view: 'View',
  code: 'Code',
  result: 'Result',
  result_news: 'Result (new)',
  stored: 'Kept in this browser',
  not_stored: 'Your browser isn’t keeping anything: save your code before you leave.',
  history_dialog: {
    title: 'Earlier versions',
    text: 'A version is kept before every run and when you pause. What you have now is kept too when you go back.',
    empty: 'Nothing here yet. Run your code once, and its version appears.',
    run: 'Before a run',
    saved: 'When you saved it',
    pause: 'During a pause',
    replaced: 'Before other code replaced it',
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
    compare: 'Compare with now',
    compare_of: 'Compare with now: the version from {{time}}',
    changes_in: 'Changes since then in {{file}}',
    restore: 'Go back',
    restore_of: 'Go back to the version from {{time}}',
    code_of: 'Code from {{time}}',
    current: 'What you have now',
    restored: 'You’re back at the version from {{time}}.',
  },
  shared: {
    title: 'You’re looking at code somebody shared with you.',
    text: 'Read it before you run it. Your own code is safe.',
    keep: 'Keep a copy',
    keep_text: 'The copy is yours now. Your earlier code is in the history.',
    leave: 'Back to my code',
  },
  broken: {
    title: 'This link can’t be opened',
    damaged: 'Part of it is missing. Ask for the whole link again, and copy it right to the end.',
    too_long: 'The code in it is too long.',
    old_browser: 'Your browser is too old for links with code. Update it, or try another one.',
    leave: 'Go back to my own code',
  },
} as const;

export default rooms;

declare module '../../lib/texts.ts' {
  interface Texts {
    rooms: typeof rooms;
  }
}
