const previews = {
  frame: 'Preview',
  page_code: 'Code of the page: {{title}}',
  sketch_code: 'Code of the sketch: {{title}}',
  files: 'Files of the page',
  has_error: 'There is an error in this file.',
  too_slow:
    'The check took far longer than it should need. Does something in your code take for ever?',
  missing_function:
    'The function that was asked for is not there. Check its name after `function`: every letter counts, capitals too.',
  missing_element:
    'The check wanted to use something that is not there: an element of the page, or the canvas. Compare the names in your code with the instructions.',
  empty: 'Nothing to see yet',
  empty_text: 'Press Run, and what you wrote comes to life here.',
  preparing: 'Getting ready…',
  lost: 'Your program was stopped',
  lost_text:
    'It no longer answered: an endless computation, or no memory left. Your code is safe; look for what never ends or keeps growing.',
  left: 'Your page wanted to leave',
  left_text:
    'It went to another address, or loaded itself again. Previews cannot do that, so it was closed. In a saved page it works.',
  unavailable: 'The preview could not be loaded',
  unavailable_text:
    'It did not arrive, although Codivia can be reached: something on the way may block it. Your code is safe; press Run to try again.',
  offline_text:
    'Codivia cannot be reached, and this browser has not kept the preview. Is there a network? Your code is safe; press Run once there is.',
  full_screen: 'Full screen',
  leave_full_screen: 'Leave full screen',
  height: 'Height of the preview',
  height_value: '{{height}} pixels',
  console: 'Console',
  console_empty: 'Messages of your code appear here: try `console.log("Hi!")`.',
  level: { log: 'Message', info: 'Info', warn: 'Warning', error: 'Error', notice: 'Note' },
  times_one: '{{count}} time',
  times_other: '{{count}} times',
  missing_one: '{{count}} line is not shown.',
  missing_other: '{{count}} lines are not shown.',
  line: 'Line {{line}}',
  line_of: '{{file}}, line {{line}}',
  go_to: 'Go to line {{line}}',
  error: 'Something went wrong',
  error_at: 'Something went wrong on line {{line}}',
  error_in: 'Something went wrong in {{file}}, line {{line}}',
  loop: 'This loop ran for several seconds without a break, so it was stopped. What should make it end?',
  details: 'What the browser says:',
  notices: {
    alert: 'alert: {{text}}',
    confirm: 'confirm: {{text}} (previews answer “no”; a button on the page works everywhere)',
    prompt: 'prompt: {{text}} (previews answer nothing; use an <input> on the page instead)',
    print: 'Previews do not print.',
    open: 'Previews open no windows: {{text}}',
    link: 'Links to other pages do not open in a preview: {{text}}',
    form: 'The form was submitted. Previews send nothing anywhere.',
    picture: 'Pictures from elsewhere do not load in a preview, only in a saved page: {{text}}',
    script: 'Scripts from elsewhere do not load in a preview, only in a saved page: {{text}}',
    style: 'Style sheets from elsewhere do not load in a preview, only in a saved page: {{text}}',
    network: 'A preview has no internet access: {{text}}',
    frame: 'Pages inside the page do not load in a preview: {{text}}',
    other: 'This does not load in a preview: {{text}}',
  },
} as const;

export default previews;

declare module '../../lib/texts.ts' {
  interface Texts {
    previews: typeof previews;
  }
}
