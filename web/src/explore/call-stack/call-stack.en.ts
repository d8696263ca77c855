const callStack = {
  title: 'Who is waiting for whom?',
  invite: 'Press Play: the cards pile up, and go again.',
  description:
    'A program with functions, and the stack of the functions that are at work. The buttons go through it: each call puts a card on the stack, each return takes one away. The slider changes the number in the call.',
  argument: 'Number in the call',
  stack: 'The stack, the newest call on top',
  program: 'program',
  works: 'is working',
  waits: 'is waiting',
  start: 'Only the program itself is at work. How high will the stack grow?',
  called_one: '{{call}} is called: its card comes on top, and {{count}} waits below.',
  called_other: '{{call}} is called: its card comes on top, and {{count}} wait below.',
  returns: '{{call}} is done: it hands {{value}} down to {{below}}, and its card and its n go.',
  ends: 'The program prints {{value}}. Every card that came has gone again.',
} as const;
export default callStack;

declare module '../../lib/texts.ts' {
  interface Texts {
    'call-stack': typeof callStack;
  }
}
