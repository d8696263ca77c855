const editorHelp = {
  text: 'For every editor here: rooms, lessons and challenges. This browser remembers it.',
  theme: {
    label: 'Colours of the code',
    dark: 'Dark',
    light: 'Light',
    contrast: 'High contrast',
  },
  wrap: 'Long lines continue on the next line',
  suggestions: 'Rooms suggest words while you type',
  help_key: 'The ? key opens this help',
  even_split: 'Code and result equally wide',
  shortcuts: 'Keyboard shortcuts',
  keys: {
    enter: 'Enter',
    shift: 'Shift',
    space: 'Space',
    tab: 'Tab',
    escape: 'Esc',
    click: 'click',
    drag: 'drag',
  },
  run: 'Run the program, or check the exercise',
  find: 'Find and replace',
  next_occurrence: 'Also select the next place with the same word',
  cursor_above_below: 'One more cursor, above or below',
  cursor_click: 'One more cursor, where you click',
  columns: 'Select a block of columns',
  format: 'Format the code',
  problems: 'Show or close the list of problems',
  variables: 'Show or close the variables of a Python program',
  next_problem: 'Go to the next problem that is marked',
  suggest: 'Suggest words (in rooms)',
  explain: 'Explain the name at the cursor',
  rename: 'Rename it everywhere in the file',
  comment: 'Turn lines into comments, and back',
  move_line: 'Move the line up or down',
  copy_line: 'Copy the line up or down',
  delete_line: 'Delete the line',
  indent: 'Indent, or take a suggestion',
  outdent: 'Indent less',
  undo: 'Undo',
  redo: 'Redo',
  leave: 'Leave the editor without a mouse',
  help: 'This help, while you’re not typing',
} as const;

export default editorHelp;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'editor-help': typeof editorHelp;
  }
}
