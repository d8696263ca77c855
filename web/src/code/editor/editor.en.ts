const editor = {
  leave_hint: 'Press Esc, then Tab, to leave the editor.',
  show_lines_one: 'Show the line',
  show_lines_other: 'Show all {{count}} lines',
  run_hint: '{{key}} + Enter runs the program.',
  format: 'Format',
  format_hint: 'Shift + {{key}} + F formats the code.',
  format_keys: 'Format (Shift + {{key}} + F)',
  formatted: {
    done: 'The code is formatted.',
    already: 'The code was already well formatted.',
    unreadable:
      'Nothing was changed: line {{line}} can’t be read. Check it, and the line above it.',
    unavailable: 'The formatter could not be loaded. Check your connection, then try again.',
  },
  tabs: {
    label: 'Code files',
    has_error: 'There is an error in this file.',
  },
  symbols: 'Symbols',
  insert: 'Insert {{symbol}}',
  indent: 'Indent',
  outdent: 'Indent less',
  undo: 'Undo',
  redo: 'Redo',
  find: 'Find in the code',
  help: 'Display and keys',
  embed: {
    label: 'Show it on another site',
    text: 'This HTML shows it in a frame, to read and run. It needs no account and stores nothing.',
    copy: 'Copy the HTML',
    copied: 'The HTML is copied.',
    failed: 'Copying didn’t work: select the HTML and copy it yourself.',
  },
  split: {
    label: 'Border between code and result',
    value: 'Code: {{share}}% of the width',
  },
  font_size: {
    label: 'Text size',
    smaller: 'Smaller text',
    larger: 'Larger text',
    value: '{{size}} pixels',
  },
  search: {
    find: 'Find',
    replace: 'Replace with',
    next: 'next',
    previous: 'previous',
    all: 'all',
    match_case: 'match case',
    regexp: 'pattern',
    by_word: 'whole word',
    replace_this: 'replace',
    replace_all: 'replace all',
    close: 'close',
    current_match: 'current match',
    replaced_count: 'replaced $ matches',
    replaced_line: 'replaced the match on line $',
    on_line: 'on line',
    go_to_line: 'Go to line',
    go: 'go',
    completions: 'Suggestions',
  },
} as const;

export default editor;

declare module '../../lib/texts.ts' {
  interface Texts {
    editor: typeof editor;
  }
}
