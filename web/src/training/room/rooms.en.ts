const rooms = {
  run: 'Run',
  stop: 'Stop',
  reset: 'Reset',
  undo_reset: 'Bring my code back',
  save: 'Save',
  share: 'Share',
  stuck: 'I’m stuck',
  help: 'Help',
  history: 'History',
  find: 'Find',
  files: 'Files',
  files_text: 'Pictures, sounds, data and more code that your program uses by their names.',
  more: 'More',
  view: 'View',
  code: 'Code',
  result: 'Result',
  result_news: 'Result (new)',
  stored: 'Kept in this browser',
  not_stored: 'Your browser keeps nothing: save your code before you leave.',
  share_dialog: {
    title: 'Share your code',
    text: 'Your code travels inside this link: nothing is sent to us. Whoever opens it sees your code, and nothing runs until they press Run. Files beside your code are not included.',
    link: 'Link to your code',
    making: 'The link is being made…',
    copy: 'Copy the link',
    copied: 'Copied!',
    copy_failed: 'Copying did not work: select the link and copy it yourself.',
    send: 'Send…',
    too_long: 'Your code is too long for a link. Save it as a file and send that instead.',
    failed: 'The link could not be made. Save your code as a file and send that instead.',
  },
  history_dialog: {
    title: 'Earlier versions',
    text: 'A version is kept before every run and when you pause. What you have now is kept too when you go back.',
    empty: 'Nothing here yet. Run your code once, and its version appears.',
    run: 'Before a run',
    saved: 'When you saved it',
    pause: 'During a pause',
    replaced: 'Before other code took its place',
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
    compare: 'Compare with now',
    compare_of: 'Compare the version of {{time}} with now',
    changes_in: 'Changes since then in {{file}}',
    restore: 'Go back',
    restore_of: 'Go back to the version of {{time}}',
    code_of: 'Code of {{time}}',
    current: 'What you have now',
    restored: 'You are back at the version of {{time}}.',
  },
  shared: {
    title: 'You are looking at code that was shared with you.',
    text: 'Read it before you run it. Your own code is safe.',
    keep: 'Keep a copy',
    keep_text: 'The copy is yours now. Your code from before is in the history.',
    leave: 'Back to my code',
  },
  broken: {
    title: 'This link cannot be opened',
    damaged: 'Part of it is missing. Ask for the whole link again, and copy it to its very end.',
    too_long: 'The code in it is too long.',
    old_browser: 'Your browser is too old for links with code. Update it, or try another one.',
    leave: 'Go on with my own code',
  },
} as const;

export default rooms;

declare module '../../lib/texts.ts' {
  interface Texts {
    rooms: typeof rooms;
  }
}
