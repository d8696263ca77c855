const pythonRoom = {
  description:
    'Write Python and run it right here: your program runs on your own computer, Codivia tells you in plain words what went wrong, and keeps every line you type.',
  title: 'Python room',
  editor: 'Your Python program',
  placeholder: 'Write your Python program here…',
  file_name: 'my-program.py',
  examples: {
    action: 'Examples',
    title: 'Five programs to start from',
    text: 'Open one, run it, then make it your own. Your own code goes into the history, so you can always get it back.',
    open: 'Open this example',
    open_named: 'Open this example: {{title}}',
    opened: 'The example is in the editor.',
  },
  snippets: {
    variables: { title: 'Variables', text: 'Names for values: a score that grows.' },
    loops: { title: 'Loops', text: 'A countdown, then a rocket that doubles its height.' },
    functions: { title: 'Functions', text: 'Your own commands, from Celsius to Fahrenheit.' },
    lists: { title: 'Lists', text: 'A playlist to fill, shuffle and filter.' },
    conditions: { title: 'Conditions', text: 'Guess my number: higher or lower?' },
  },
  entry: {
    label: 'Python to run after the program',
    placeholder: 'A line of Python',
    hint: 'It knows the variables of the last run. Enter runs it, Shift + Enter adds a line, the up and down arrows bring back earlier entries.',
    run: 'Try this line',
  },
  tips: {
    title: 'Tips',
    beginner: 'When you’re starting out',
    beginner_1: 'Change one thing at a time, then run. Small steps show what each line does.',
    beginner_2: 'An error is a clue: read the sentence, look at the marked line, try again.',
    beginner_3: '`print()` shows you what a variable holds, whenever you’re not sure.',
    beginner_4: '`input()` asks a question while the program runs: great for games.',
    advanced: 'When you know your way around',
    advanced_1: '`numpy`, `matplotlib` and `scikit-learn` are ready: just import them.',
    advanced_2: '`plt.show()` draws a picture below the output, and you can save it.',
    advanced_3:
      'Cut long programs into functions: a name says more than ten lines, and you can test each part.',
    advanced_5:
      'Below the output, type a line after a run: it knows the variables, and shows the value of what you type.',
    advanced_4: '{{key}} + Enter runs, {{key}} + F finds, {{key}} + / turns lines into comments.',
  },
  state: {
    loading: 'Python is loading…',
    loading_text: 'You can already write. Your program starts as soon as Python is ready.',
    ready: 'Python is ready',
    unavailable: 'Python could not be loaded',
    unavailable_text:
      'Codivia can be reached, but something on your network may be blocking Python. Try again. Your code is safe.',
    offline_text: 'Codivia can’t be reached. Are you online? Your code is safe.',
    try_again: 'Try again',
  },
} as const;

export default pythonRoom;

declare module '../../lib/texts.ts' {
  interface Texts {
    'python-room': typeof pythonRoom;
  }
}
