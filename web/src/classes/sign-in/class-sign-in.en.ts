const classSignIn = {
  title: 'Your class',
  intro: 'Sign in with what is on your card.',
  user_name: 'User name',
  user_name_hint: 'As it is on the card, without spaces.',
  words: 'Your three words',
  words_hint: 'With spaces or hyphens, with or without accents: as you like.',
  shared: 'Others use this device too',
  shared_hint: 'At school, leave this on: signing out then removes what is yours from the device.',
  submit: 'Sign in',
  missing: 'Please fill this in.',
  wrong:
    'This name and these words do not go together. Look at your card again. If it is lost, your teacher can give you new words in a moment.',
  too_many_title: 'Too many tries',
  too_many: 'There were too many tries. Wait a moment, then try again.',
  too_many_until: 'There were too many tries. You can try again at {{time}}.',
  slow: 'The network is slow right now. Stay on this page: it goes on by itself.',
  failed: 'The class could not be loaded.',
  closed: 'Joining with an account of your own is closed for now. Your teacher can open it.',
  school: {
    submit: 'Sign in with {{name}}',
    hint: 'With the account that your school has given you: no card is needed.',
    or_card: 'Or sign in with what is on your card.',
    opening: 'You are being signed in…',
    over: 'That took too long, or was begun in another browser. Sign in with your school again.',
    refused:
      'The sign-in with your school did not work. Try again. If it still fails, tell your teacher.',
    closed:
      'You are not in this class yet, and nobody can join it at the moment. Ask your teacher to open it.',
    full: 'You are not in this class yet, and it is full. Tell your teacher.',
  },
  own: {
    text: 'You have an account of your own, or want one? Use it to join the class.',
    sign_in: 'Use my account',
    register: 'Create an account',
  },
  code: {
    title: 'Go to your class',
    text: 'The code is on your card, at the end of the address, or on the board.',
    label: 'Code of the class',
    hint: 'Letters and digits, with or without the hyphen.',
    wrong_one: 'A code has {{count}} sign.',
    wrong_other: 'A code has {{count}} letters and digits.',
    submit: 'Open my class',
  },
  unknown: {
    title: 'There is no class with this code',
    text: 'Nobody has the code {{code}}. Compare it with your card or the board.',
  },
  join: {
    title: 'Join this class?',
    text: 'From the moment you join, your teachers see:',
    not_seen: 'They see neither your address and password, nor your own projects and messages.',
    name: 'Your name in the class',
    name_hint: 'Your teachers see it. A first name and an initial are enough.',
    submit: 'Join the class',
  },
  joined: 'You are in: {{name}}.',
  refused: {
    member: 'You are in this class already.',
    teacher: 'You teach this class, so you cannot join it as a pupil.',
    closed: 'Nobody can join this class at the moment. Ask your teacher to open it.',
    full: 'This class is full. Tell your teacher.',
    to_dashboard: 'To my dashboard',
    to_classes: 'To my classes',
  },
  not_you: 'Signed in as {{name}}. That is not you?',
  sign_out: 'Sign out',
} as const;
export default classSignIn;

declare module '../../lib/texts.ts' {
  interface Texts {
    'class-sign-in': typeof classSignIn;
  }
}
