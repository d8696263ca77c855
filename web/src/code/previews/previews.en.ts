const previews = {
  frame: 'Preview',
  page_code: 'Code of the page: {{title}}',
  sketch_code: 'Code of the sketch: {{title}}',
  too_slow: 'The check took much longer than it should. Does something in your code go on forever?',
  missing_function:
    'The function that was asked for isn’t there. Check its name after `function`: every letter counts, capitals too.',
  missing_element:
    'The check tried to use something that isn’t there: an element of the page, or the canvas. Compare the names in your code with the instructions.',
  empty: 'Nothing to see yet',
  empty_text: 'Press Run, and what you wrote comes to life here.',
  target_text: 'This is what it should become',
  target_page: 'The finished page: {{text}}',
  target_game: 'The finished sketch: {{title}}',
  see_target: 'See the target',
  pictures: 'p5 in pictures',
  pictures_text: 'Move things, and read the code that changes with them.',
  preparing: 'Getting ready…',
  lost: {
    busy: {
      title: 'Your program was stopped',
      text: 'It kept computing without a break and stopped answering. Your code is safe; look for what takes so long: a function that calls itself again and again, a very large list, or a difficult search pattern.',
    },
    memory: {
      title: 'No memory left',
      text: 'Your program used up its memory, so the browser ended it. Your code is safe; look for a list or a text that keeps growing.',
    },
    crashed: {
      title: 'The browser ended your program',
      text: 'Its process has ended, often because very large pictures or lists need too much memory. Your code is safe; press Run to try again.',
    },
    background: {
      title: 'Ended in the background',
      text: 'While you were elsewhere, the browser ended the preview to save memory. Nothing is wrong with your code; press Run to start again.',
    },
    flood: {
      title: 'Your program was stopped',
      text: 'It sent too many messages at once, such as hundreds of saved files within a second. Your code is safe; do this less often.',
    },
  },
  stuck_one: 'Your program has been computing for {{count}} second and isn’t answering.',
  stuck_other: 'Your program has been computing for {{count}} seconds and isn’t answering.',
  keep_waiting: 'Keep waiting',
  stop_now: 'Stop',
  left: 'Your page wanted to leave',
  left_text:
    'It went to another address, or loaded itself again. Previews can’t do that, so it was closed. It works in a saved page.',
  unavailable: 'The preview could not be loaded',
  unavailable_text:
    'It didn’t arrive, although Codivia can be reached: something on your network may be blocking it. Your code is safe; press Run to try again.',
  network_help: 'For the person who looks after the network',
  offline_text:
    'Codivia can’t be reached, and this browser has no copy of the preview. Are you online? Your code is safe; press Run once you are.',
  full_screen: 'Full screen',
  pin: 'Pin the result',
  leave_full_screen: 'Leave full screen',
  height: 'Height of the preview',
  height_value: '{{height}} pixels',
  console: 'Console',
  console_empty: 'Messages from your code appear here: try `console.log("Hi!")`.',
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
  run_longer: 'Run again with more time',
  details: 'What the browser says:',
  question: {
    says: 'The program says',
    asks: 'The program asks',
    answer: 'Your answer',
    ok: 'OK',
    cancel: 'Cancel',
  },
  offers: {
    title: 'Files from your program',
    save_named: 'Save {{name}}',
    save_all: 'Save all',
    more_one: '{{count}} more file',
    more_other: '{{count}} more files',
    zip: 'files.zip',
  },
  notices: {
    alert: 'alert: {{text}}',
    confirm:
      'confirm: {{text}} (not asked here: too many questions, or nobody to answer; it counts as “no”)',
    prompt:
      'prompt: {{text}} (not asked here: too many questions, or nobody to answer; it counts as cancelled)',
    print: 'Previews don’t print.',
    print_value:
      'In JavaScript, print() means the printer, which previews don’t have. To show something: console.log({{text}})',
    open: 'Previews don’t open windows: {{text}}',
    link: 'Links to other pages don’t open in a preview: {{text}}',
    form: 'The form was submitted. Previews send nothing; on a website this would go out:\n{{text}}',
    form_empty:
      'The form was submitted, but it would send nothing: fields need a `name`, as in <input name="city">.',
    camera:
      'The camera stays off in previews, so that no program can film you unnoticed. In a saved page your browser asks you first.',
    microphone:
      'The microphone stays off in previews, so that no program can listen unnoticed. In a saved page your browser asks you first.',
    picture: 'Pictures from elsewhere don’t load in a preview, only in a saved page: {{text}}',
    script: 'Scripts from elsewhere don’t load in a preview, only in a saved page: {{text}}',
    style: 'Style sheets from elsewhere don’t load in a preview, only in a saved page: {{text}}',
    network: 'A preview has no internet access: {{text}}',
    frame: 'Pages inside the page don’t load in a preview: {{text}}',
    other: 'This doesn’t load in a preview: {{text}}',
    not_running:
      'Nothing is running. Press Run first: this line tries something out in your running program.',
    html_unclosed: '<{{text}}> is opened here and never closed: </{{text}}> is missing.',
    html_stray: '</{{text}}> closes something that was never opened.',
    html_end: '{{text}} is shown here as text. To close an element, it needs a < first: <{{other}}',
    html_quote: 'A quotation mark is missing at the end of this value: {{text}}',
    html_bracket: '{{text}} isn’t finished: a > is missing.',
    html_comment: 'The comment <!-- never ends: --> is missing, and nothing after it is shown.',
    html_name: 'There’s no element <{{text}}>. Did you mean <{{other}}>?',
    html_attribute: 'This attribute does nothing: {{text}}. Did you mean {{other}}?',
    html_id_twice:
      'The id “{{text}}” is used twice, but an id is for one element only. For several, use class.',
    html_typographic:
      'The quotation marks of {{text}} are the curly ones of printed texts. Delete them and type straight ones: "…".',
    css_unit:
      'A unit is missing after {{text}}, so this line does nothing. Write {{other}}, for example.',
    css_unit_space: 'There’s no space between a number and its unit: {{other}}.',
    css_quotes: 'No quotation marks here, they stop this line from working: {{other}}.',
    css_hash: 'A colour written with these letters and digits begins with #: {{other}}.',
    css_comment:
      '// isn’t a comment in CSS, and it breaks the line below. Write /* … */ around it.',
    css_tag: '{{text}} doesn’t belong in this file, which only contains CSS. Delete the line.',
    css_selector:
      'There’s no element <{{text}}>. For a class, put a dot before the name (.{{text}}), for an id a # (#{{text}}).',
    css_name: 'CSS has no property {{text}}. Did you mean {{other}}?',
    css_unknown: 'CSS has no property {{text}}, so this line does nothing.',
    css_value:
      '{{other}} can’t be {{text}}, so this line does nothing. Values are English words, or numbers with a unit.',
    css_semicolon: 'After {{text}} a semicolon is missing: it and the next line do nothing.',
    css_colon: 'After {{text}} a colon is missing, as in color: red.',
    css_brace: 'The rule that begins here never ends: a } is missing.',
    css_brace_extra: 'This } is one too many.',
    js_given_in_condition:
      'A single = gives {{text}} a new value, {{other}}, at each test. To compare, write {{text}} === {{other}}',
    js_empty_body:
      'The ; right after the brackets ends this {{text}}: what comes below no longer belongs to it. Remove the ;',
    js_called_at_once:
      '{{text}}() is called right away here, not later. To have it called later, write its name without brackets: {{text}}',
    js_property: '{{text}} does nothing: in JavaScript it is written {{other}}, capitals included.',
    js_several:
      'This finds several elements, and .{{text}} works on only one. Find a single one with document.querySelector(…).',
    js_compared:
      '{{text}} {{other}} … compares, and nothing uses the answer. To give {{text}} a value, write a single =',
    js_not_called:
      '{{text}} alone does nothing. To call the function, add the brackets: {{text}}()',
    p5_function: 'p5 calls no function {{text}}(). Did you mean {{other}}()?',
    p5_before_canvas:
      '{{text}}() comes before createCanvas() and is lost: createCanvas() begins with an empty canvas. Put createCanvas() first.',
    p5_canvas_in_draw:
      'createCanvas() belongs in setup(): in draw() it makes a new canvas in every frame.',
    p5_function_twice:
      'The function {{text}}() is there twice. Only the last one counts: put what both do into one.',
    p5_reset:
      '{{text}} starts again with the same value in every frame, because it is created in draw(). Create it at the very top of the sketch, outside all functions, and it keeps your changes.',
    p5_unknown_color:
      'p5 doesn’t know the colour {{text}}, and draws white. Colours have English names such as "red", or are written like "#ff8800".',
    p5_too_few: '{{text}}() needs more values ({{other}}). Given here: {{more}}.',
    p5_too_many:
      '{{text}}() got more values than it can use. It takes at most: {{other}}. Given here: {{more}}.',
    p5_wrong_type:
      'The value “{{other}}” of {{text}}() should be of another kind, a number for example. It is {{more}}.',
    p5_empty:
      'The value “{{other}}” of {{text}}() is empty ({{more}}). Has the variable got a value yet?',
  },
} as const;

export default previews;

declare module '../../lib/texts.ts' {
  interface Texts {
    previews: typeof previews;
  }
}
