const python = {
  code_label: 'Python code',
  code_label_of: 'Python code: {{title}}',
  starting: 'Python is starting…',
  arrival: 'Python',
  arrival_seconds_one: 'about a second left',
  arrival_seconds_other: 'about {{count}} seconds left',
  arrival_interrupted: 'The connection broke off. Python continues as soon as it is back.',
  running: 'The program is running…',
  step_by_step: 'Step by step',
  libraries: 'Getting {{name}} ({{loaded}} of {{total}})…',
  library_size: '{{bytes}} of {{size}}',
  output: 'Output',
  no_output: 'What the program prints appears here.',
  silent: 'The program has finished without printing anything.',
  truncated: 'That is a lot of output: the rest is not shown.',
  forgotten: 'Python was restarted: the variables from before are gone.',
  cancelled: 'Execution cancelled',
  input_label: 'Your answer',
  input_again:
    'This browser can’t make a program wait: with your answer, it starts again from the beginning.',
  send: 'Send',
  picture: 'Picture {{number}}, drawn by the program',
  save_picture: 'Save picture {{number}}',
  picture_file: 'picture-{{number}}.png',
  error: 'Something went wrong',
  error_at: 'Something went wrong on line {{line}}',
  error_in: 'Something went wrong in {{file}}, line {{line}}',
  go_to_line: 'Show line {{line}}',
  hint_at: 'Line {{line}}:',
  details: 'What Python says',
  try_again: 'Try again',
  network_help: 'For the person who looks after the network',
  missing_function:
    'The function that was asked for isn’t there. Check its name after def: every letter counts.',
  quiz: {
    kind: 'Question',
    single: 'Choose one answer.',
    several: 'Several answers are right: choose them all.',
    check: 'Check my answer',
    nothing_chosen: 'Choose an answer first.',
    passed: 'Right!',
    wrong: 'Not quite',
    incomplete: 'What you chose is right, but something is missing.',
    right_choice: 'Right:',
    wrong_choice: 'Not this one:',
  },
} as const;

export default python;

declare module '../../lib/texts.ts' {
  interface Texts {
    python: typeof python;
  }
}
