const problems = {
  title: 'Problems in the code',
  none: 'No problems',
  none_text: 'No mistakes found. Those that only show when the code runs appear here after a run.',
  unknown_text: 'This code hasn’t been checked yet. Run it, and any problems appear here.',
  count_one: '{{count}} problem',
  count_other: '{{count}} problems',
  show: 'Show the problems (Shift + Alt + M)',
  close: 'Close the list of problems',
  error: 'Error,',
  hint: 'Hint,',
  line: 'Line {{line}}',
  line_of: '{{file}}, line {{line}}',
} as const;

export default problems;

declare module '../../lib/texts.ts' {
  interface Texts {
    problems: typeof problems;
  }
}
