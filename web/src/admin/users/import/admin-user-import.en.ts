const userImport = {
  open: 'Import a list',
  title: 'Import users from a list',
  text: 'A CSV file whose first row names the columns: name and email, and if you like language (fr or en) and premium_until (2027-06-30). Each person gets a mail with a link to choose a password.',
  file: 'CSV file',
  reading: 'Checking the list…',
  problems: {
    too_large: 'This file is too large: at most 1 MB.',
    unreadable: 'This file can’t be read as text.',
    columns: 'The first row must name the columns “name” and “email”.',
    empty: 'There is nobody in this list.',
    too_many: 'At most 1,000 people at a time: divide the list.',
  },
  rows: {
    label: 'Rows of the list',
    row: 'Row',
    person: 'Person',
    result: 'Result',
    new: 'New',
    exists: 'Has an account already',
    name: 'No name, or one that is too long',
    email: 'Not an e-mail address',
    language: 'The language must be fr or en',
    date: 'Not a day from today on, such as 2027-06-30',
    twice: 'An earlier row has this address',
  },
  found_one: '{{count}} new account',
  found_other: '{{count}} new accounts',
  exist_one: '{{count}} exists already',
  exist_other: '{{count}} exist already',
  refused_one: '{{count}} row with an error',
  refused_other: '{{count}} rows with an error',
  left_out: 'Rows with an error are left out. You can mend them in the file and choose it again.',
  create_one: 'Create {{count}} account',
  create_other: 'Create {{count}} accounts',
  created_one: '{{count}} account created',
  created_other: '{{count}} accounts created',
} as const;

export default userImport;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'admin-user-import': typeof userImport;
  }
}
