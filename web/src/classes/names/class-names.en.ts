const classNames = {
  title: 'Add pupils',
  intro:
    'Paste your list: from a spreadsheet, a document, or your school’s software. Each name becomes an account without an e-mail address, with a card to print. Codivia keeps the names and nothing else of the list.',
  archived: 'This class is archived: restore it to add pupils.',
  source: {
    label: 'Names',
    hint: 'One name on a line, or columns of a spreadsheet. You can also drop a CSV file here. A first name and an initial are enough.',
    file: 'Choose a file',
    too_long: 'This is too long to be a list of names.',
    unusable:
      'This file is not a list of names as text. Open it, and copy the names, or save it as CSV.',
  },
  reading: {
    label: 'A line with several columns is',
    one: 'one pupil',
    several: 'several pupils',
  },
  line: 'Line {{number}}',
  preview: {
    title: 'What was read',
    empty: 'No names yet.',
    read_one: '{{count}} name',
    read_other: '{{count}} names',
    parts:
      'A list has at most {{max}} names, so this one comes in {{parts}} parts. The first {{max}} are below; paste the others afterwards. A class has {{places}} places.',
    full_one: 'A class has {{places}} places, and {{count}} is left.',
    full_other: 'A class has {{places}} places, and {{count}} are left.',
    wrong_one: '{{count}} name needs a correction in the list.',
    wrong_other: '{{count}} names need a correction in the list.',
  },
  problems: {
    too_long: 'Longer than {{max}} characters. Shorten it.',
    address: 'This is an e-mail address. Write a name: no address is needed.',
    unreadable: 'There is no name that can be read here.',
  },
  hints: {
    equal: 'This name is there more than once. Add an initial to tell them apart.',
    invisible: 'Signs that cannot be seen were removed.',
    formula: 'It begins like a formula; it is kept as text.',
    no_letters: 'There is no letter in it: the user name will be a number.',
  },
  submit_one: 'Make {{count}} account',
  submit_other: 'Make {{count}} accounts',
  lost: 'No answer came, so the accounts may have been made. Look at the roster before you send the list again.',
} as const;
export default classNames;

declare module '../../lib/texts.ts' {
  interface Texts {
    'class-names': typeof classNames;
  }
}
