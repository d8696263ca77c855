const problems = {
  title: 'Problems in the code',
  none: 'No problems',
  none_text:
    'Nothing is known to be wrong. What only shows when the code runs appears here after a run.',
  unknown_text: 'Nothing has looked at this code yet. Run it: what is wrong then stands here.',
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
