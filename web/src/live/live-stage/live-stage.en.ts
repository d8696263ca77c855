const liveStage = {
  host: 'Host',
  team: 'Codivia team',
  code: 'Code of the session: {{file}}',
  code_hint: 'What the host types appears here. You can read it, but not change it.',
  follow: 'Follow the host again',
  follow_file: 'The host is in {{file}}: follow',
  files: 'Files of the session',
  copy: 'Copy to edit',
  copy_hint: 'Opens this code in your training room, in a new tab. Your own draft stays as it is.',
  copy_failed: 'The code could not be copied. Try again in a moment.',
  copy_too_long: 'This code is too long for a copy by link.',
  result: 'Result',
  whose: 'Whose result is shown',
  host_run: 'Host’s run',
  own_run: 'My run',
  run: 'Run it myself',
  run_again: 'Run again',
  stop: 'Stop',
  running: 'Your run is in progress…',
  not_run: 'Nothing has been run yet',
  not_run_text:
    'As soon as the host runs the code, the result appears here. You can also run it yourself.',
  no_output: 'The program didn’t print anything.',
  failed_at: 'The program stopped with an error on line {{line}}.',
  preview_note: 'It runs here, in your browser, whenever the host runs it.',
  notes: 'Notes',
  no_notes: 'No notes yet',
  no_notes_text: 'The host writes the steps of the session here.',
  said: {
    run: 'The host has run the code.',
    note: 'New note: {{title}}',
    question: 'The host answers a question: {{text}}',
    poll: 'New poll: {{question}}',
    poll_closed: 'The poll is closed. Its result is shown.',
  },
} as const;

export default liveStage;

declare module '../../lib/texts.ts' {
  interface Texts {
    'live-stage': typeof liveStage;
  }
}
