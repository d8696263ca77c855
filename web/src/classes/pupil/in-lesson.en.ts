const inLesson = {
  title: 'Eyes up!',
  text: 'Your teacher is explaining something. Your lesson goes on in {{time}}.',
  commented: 'Your teacher has commented on your program “{{title}}”.',
  read: 'Read it',
  later: 'Put away for now',
  kept: 'Everything you’ve written stays.',
} as const;
export default inLesson;

declare module '../../lib/texts.ts' {
  interface Texts {
    'in-lesson': typeof inLesson;
  }
}
