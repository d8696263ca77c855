const entry = {
  label: 'JavaScript to try out in the program',
  placeholder: 'A line of JavaScript',
  hint: 'It knows the variables and functions of the program that is running. Enter runs it, Shift + Enter adds a line, the up and down arrows bring earlier entries back.',
  run: 'Try this line',
} as const;

export default entry;

declare module '../../lib/texts.ts' {
  interface Texts {
    'script-entry': typeof entry;
  }
}
