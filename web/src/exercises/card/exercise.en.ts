const exercise = {
  kind: 'Exercise',
  kinds: {
    predict: 'Predict',
    explore: 'Explore',
    arrange: 'Put in order',
    fix: 'Fix the bug',
    sql: 'SQL query',
    fill: 'Fill the blanks',
    open: 'Your project',
    cases: 'Challenge',
    'sql-cases': 'Challenge',
  },
  run: 'Run',
  stop: 'Stop',
  reset: 'Reset',
  undo_reset: 'Bring my code back',
  check: 'Check',
  passed: 'Solved!',
  passed_text: 'Your code does just what was asked. Well done!',
  project_passed: 'Your project is ready!',
  project_passed_text: 'It does everything it has to. Keep improving it for as long as you like.',
  project_not_yet: 'Items done: {{done}} of {{total}}',
  cases_passed_text: 'All cases pass, the hidden ones too. Well done!',
  cases_not_yet: 'Cases that pass: {{done}} of {{total}}',
  cases_failed: 'The smallest case that fails',
  files: 'Files',
  files_text: 'Files beside your program:',
  model_classes: 'A trained model. It answers with one of these classes:',
  model_columns: 'It looks at these columns:',
  file_content: 'Content of {{name}}',
  file_listen: 'Listen to {{name}}',
  picture_size: '{{width}} × {{height}} pixels',
  file_failed: 'This file could not be fetched. Check your connection and open it again.',
  case_late: 'The case that takes too long',
  case_input: 'Case',
  case_expected: 'Expected',
  case_got: 'Your program',
  case_no_result: 'No result in time',
  compare: 'Compare the solutions',
  hide_solution: 'Hide the comparison',
  your_code: 'Your code',
  model_solution: 'Model solution',
  concept: 'What you know now:',
  not_yet: 'Not quite yet',
  not_yet_text:
    'Something is still different from what was asked. Read the instructions once more.',
  interrupted: 'The check was stopped before its end.',
  first_hint: 'Show a hint',
  next_hint: 'Show another hint',
  hint: 'Hint {{number}} of {{total}}',
  show_solution: 'Show the solution',
  solution: 'One solution',
  solution_text: 'Yours may look different and be just as good.',
  solution_later: 'The solution opens after all the hints, or after three tries.',
} as const;

export default exercise;

declare module '../../lib/texts.ts' {
  interface Texts {
    exercise: typeof exercise;
  }
}
