const teachers = {
  page_title: 'For teachers',
  description:
    'A class that programs without e-mail addresses: accounts from a list, lessons to assign, a live view of the lesson, marks to take away, and papers for the school.',
  title: 'Monday’s lesson, ready on Sunday',
  intro:
    'Paste your list of names, print the cards, choose a lesson. Your pupils write real programs in the browser, and you see at a glance who needs you. No installation, no e-mail addresses of pupils, no advertising.',
  open: 'Open my classes',
  ask: 'Ask for access',
  how: {
    title: 'How a class works here',
    list_title: 'From a list to a class',
    list: 'Names become accounts with a user name and three words. Print the cards with their QR codes, ten on a sheet. Forgotten words? Two presses, in the middle of the lesson.',
    assign_title: 'Work to do',
    assign:
      'Lessons, exercises and challenges with a day to open and a day they’re due, for all or for some. The order of a whole course becomes your plan for the term.',
    live_title: 'The lesson, live',
    live: 'Who has begun, who tries, who has solved it, who is stuck. Open a program, run it, comment on a line, show it on the board without its author.',
    after_title: 'After the lesson',
    after:
      'Progress over time, the answers that most often went wrong, marks as CSV, and a sheet for each pupil for a talk with parents.',
  },
  demo: {
    try: 'Try a class',
    title: 'Look into a class, without an account',
    text: 'A demonstration with thirty invented pupils, on the pages you will work with. Nothing is sent or kept.',
    roster: 'The list',
    roster_text: 'Add a name, print cards, give somebody new words.',
    lesson: 'A lesson, live',
    lesson_text: 'Open a program, run it, show it on the board, hide the names, ask for eyes up.',
    results: 'The results',
    results_text: 'Marks to print and to take away, and the sheet of one pupil.',
  },
  head: {
    title: 'For the head of school, on one page',
    intro: 'What your school has to know before it says yes. Print it, and put it on the table.',
    what: 'What it is',
    what_text:
      'A site on which pupils from 13 to 18 learn programming and artificial intelligence, in French and English. It runs in the browser of any computer, also an old one.',
    data: 'Data',
    data_text:
      'Your school decides what the data is used for; we process it for you, under the agreement below. Class accounts have a name, a user name and three words: no address, no date of birth, no photo. Teachers see the work on what they assigned, completed lessons and active minutes. Our authors see, without names, where lessons are hard: a wrong answer once at least five members gave it. Every reading of a program is recorded, and a class is deleted 60 days after it’s archived, with its accounts.',
    safe: 'Safety',
    safe_text:
      'Pupils can’t write to each other. Class accounts publish nothing, get no mails, and no stranger can reach them. Pupils who join with an account of their own keep what it can do, under 15 as their parents allow. No advertising, no trackers.',
    money: 'Money',
    money_text:
      'The ten lessons of the Discovery course cost nothing. A licence for a class opens all the other lessons that you assign, for a number of pupils and until a date that are agreed with you. It ends by itself, nothing renews, and results stay.',
    network: 'Network',
    network_text:
      'HTTPS only, and nothing to install. One page lists every address that a filter has to allow. Pupils can sign in through your own provider where the operator of this site has connected it.',
    agreement: 'Data-processing agreement (draft)',
    records: 'Entry for the register (draft)',
    allow: 'What the network has to allow',
    print: 'Print this page',
    guide: 'From the list to the marks, step by step',
    contact: 'A licence, or a question?',
    contact_later: 'our address will be here in a moment.',
  },
  request: {
    title: 'Ask for access as a teacher',
    text: 'An administrator reads every request, so that nobody else poses as a teacher. The answer comes by mail.',
    visitor: 'Create an account or log in first: the request belongs to it. You’ll come back here.',
    log_in: 'Log in',
    sign_up: 'Create an account',
    shown_as: 'The name your pupils read',
    shown_as_hint: 'Such as “Mr Martin”.',
    school: 'School and town',
    proof: 'Official address, or a link to the school’s page that names you',
    proof_hint: 'Only our administrators read it.',
    send: 'Send the request',
    sent: 'Your request has been sent.',
    missing: 'Please fill this in.',
    waiting: 'Your request of {{date}} is waiting for an administrator.',
    withdraw: 'Withdraw it',
    withdrawn: 'Your request has been withdrawn.',
    declined: 'Your request was declined.',
    reason: 'The reason: {{reason}}',
    again: 'You can ask again.',
    granted: 'You have access as a teacher: your pupils read “{{name}}”.',
    class_account: 'Your account belongs to a class. Only accounts of adults can ask for this.',
    too_young: 'This is for adults.',
    loading: 'Your request is loading…',
    failed: 'Your request couldn’t be loaded.',
  },
} as const;

export default teachers;

declare module '../../lib/texts.ts' {
  interface Texts {
    teachers: typeof teachers;
  }
}
