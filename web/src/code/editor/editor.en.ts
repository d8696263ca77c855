const editor = {
  leave_hint: 'Esc, then Tab, leaves the editor.',
  run_hint: '{{key}} + Enter runs the program.',
  symbols: 'Symbols',
  insert: 'Insert {{symbol}}',
  indent: 'Indent',
  outdent: 'Indent less',
  undo: 'Undo',
  redo: 'Redo',
  find: 'Find in the code',
  help: 'Display and keys',
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
