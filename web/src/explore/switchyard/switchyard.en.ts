const switchyard = {
  title: 'Which track?',
  invite: 'Move {{name}}. When does the train change tracks?',
  description:
    'Conditions as switches of a railway, from top to bottom: if, elif, else. The slider changes the value, and the train takes the track of the first condition that is true. The button turns the order of the conditions round.',
  great: 'Brilliant!',
  well: 'Well played',
  next_time: 'Next time!',
  turn: 'Turn the order round',
  arrivals_one: '{{count}} value',
  arrivals_other: '{{count}} values',
  first_true: '{{condition}} is true: to “{{label}}”. Nobody looks at what comes below.',
  none_true: 'No condition is true, so else catches the train: to “{{label}}”.',
  unreached: 'And no train will ever reach “{{label}}”. Why?',
} as const;
export default switchyard;

declare module '../../lib/texts.ts' {
  interface Texts {
    switchyard: typeof switchyard;
  }
}
