const myClasses = {
  title: 'My classes',
  loading: 'Loading your classes…',
  failed: 'Your classes could not be loaded.',
  none: 'You are in no class.',
  since: 'since {{date}}',
  name: 'Your name there: {{name}}',
  archived: 'This class is over. It will be deleted soon.',
  class_account: 'Your teacher made this account for the class: only they can take you out of it.',
  leave: 'Leave the class',
  leave_ask: 'Leave {{name}}?',
  leave_text:
    'Your teachers no longer see what you do. What you have learned stays yours; comments in this class go.',
  stay: 'Stay',
  left: 'You have left {{name}}.',
  sees_title: 'What your teachers see',
  sees: {
    name: 'the name you have in the class',
    joined: 'when and how you joined',
    lessons: 'which lessons you complete from now on',
    results: 'how many tries an exercise of the class took you, and whether it is solved',
    programs: 'your program in exercises of the class, with its last check',
    mistakes: 'your wrong answers in exercises of the class',
    presence: 'the step you are in while the class works on a lesson',
    minutes: 'how many minutes a day you are active',
    comments: 'their comments on your programs, and what you answer',
  },
} as const;
export default myClasses;

declare module '../../lib/texts.ts' {
  interface Texts {
    'my-classes': typeof myClasses;
  }
}
