const tasks = {
  failing_case: 'What goes wrong',
  fill_label: 'Program with blanks: {{title}}',
  blank: 'Blank {{number}} of {{total}}',
  fill_first: 'Fill in every blank first.',
  arrange_first: 'Put at least one line into the program first.',
  arrange_how:
    'Drag the lines, or tap them. With the keyboard: Enter adds a line, the arrow keys move it, Delete takes it away.',
  arrange_how_indent:
    'Drag the lines, or tap them, and indent them. With the keyboard: Enter adds a line, up and down move it, left and right indent it, Delete takes it away.',
  your_program: 'Your program',
  no_lines: 'Tap a line below, or drag it here.',
  lines_left: 'Lines to use',
  some_left_over: 'Some of them don’t belong in the program.',
  none_left: 'All lines are in your program.',
  up: 'Up',
  down: 'Down',
  out: 'Less indented',
  in: 'More indented',
  take_away: 'Take away',
  drag: 'Drag this line',
  placed: 'Now line {{number}} of {{total}}: {{line}}',
  taken_away: 'Taken away: {{line}}',
  indented: 'Spaces in front: {{count}}. {{line}}',
  program: 'The program: {{title}}',
  prediction: 'Your prediction: what does the program show?',
  prediction_hint: 'Write what appears on the screen, line by line, before anything runs.',
  predict_check: 'Check and run',
  predict_first: 'Write your prediction first.',
  predicted: 'You predicted',
  printed: 'The program shows',
  line: 'Line',
  same: 'Right',
  different: 'Different',
  nothing: '(nothing)',
  hidden: '(not shown yet)',
  show_me: 'Show me',
  show_me_note: 'After that, it gives no XP.',
  seen: 'You have looked at what the program shows: this exercise counts as seen, without XP.',
  predict_seen: 'Exactly! It was shown to you before, so it counts as seen, without XP.',
  predict_passed: 'You saw it coming: the program shows exactly that.',
  predict_near: 'Very close! Only capital letters, spaces or punctuation are different.',
  predict_off: 'Line {{number}} is not what the program shows. What happens there?',
  checklist: 'Checklist',
  optional: 'Extra',
  item_done: 'Done',
  item_undone: 'Not yet',
  items_done: '{{done}} of {{total}} done',
  cases: 'Cases',
  cases_done: 'Passing: {{done}} of {{total}}',
  case_done: 'Passes',
  case_undone: 'Fails',
  late: 'Out of time',
  unavailable: 'The program could not be run just now. Try again.',
} as const;

export default tasks;

declare module '../../lib/texts.ts' {
  interface Texts {
    tasks: typeof tasks;
  }
}
