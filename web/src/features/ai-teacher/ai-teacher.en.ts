const aiTeacher = {
  title: 'AI teacher',
  description:
    'Ask an AI about code in a way that helps you learn, and find out what not to tell it.',
  intro:
    'An AI explains patiently, day and night, as often as you like. What you get out of it depends on how you ask.',
  ask: {
    title: 'How to ask a good question',
    text: 'An AI knows only what you write. These four pairs show what a difference that makes.',
    bad: 'Says too little',
    good: 'Gets you further',
    why: 'Why:',
  },
  pairs: {
    error: {
      title: 'Something does not work',
      bad: 'My code doesn’t work, help!!',
      good: 'My Python program should print 1 to 5. It stops with “IndentationError: expected an indented block” on line 2. Here is the whole program: … What does that message mean?',
      why: 'What you want, what happens instead, the exact message, the code: nobody has to guess.',
    },
    hint: {
      title: 'You are stuck',
      bad: 'Do this exercise for me.',
      good: 'I have to find the largest number in a list. My idea: a loop, and a variable that remembers the largest so far. Don’t give me the solution, just a hint for my next step.',
      why: 'A finished solution is forgotten tomorrow. A hint lets you find it yourself, and that stays.',
    },
    level: {
      title: 'You want to understand something',
      bad: 'Explain loops.',
      good: 'I am new to Python and know if and else. Explain while in five sentences, with an example from a game. Then ask me a question to check that I have understood.',
      why: 'It now knows where you stand, how long the answer may be, and how you want to practise.',
    },
    doubt: {
      title: 'You have an answer',
      bad: 'OK, thanks!',
      good: 'You say that the first item of a list has the number 0. Which three lines can I run to see that for myself?',
      why: 'An AI can be wrong and still sound sure. Run it in the Python room: the computer has the last word.',
    },
  },
  private: {
    title: 'What an AI doesn’t need to know',
    text: 'What you write there leaves your computer, and somebody may keep it.',
    name: 'Your full name, your address, your school, your phone number',
    secrets: 'Passwords and codes, not even to “check” them',
    pictures: 'Photos and videos of you or anybody else',
    others: 'What friends have told you in confidence',
    worry:
      'Is something really weighing on you? An AI isn’t a friend or a doctor. Talk to a person you trust.',
  },
  leaving: {
    title: 'This link leaves Codivia',
    text: 'The AI chat is run by another company, with its own rules: some ask for a minimum age or for your parents’ permission. Have a look together first. Nothing from your account goes with you.',
    open: 'Open the AI chat',
    none: 'No AI chat has been set up here.',
  },
  try_code: 'Try its answer in the Python room',
} as const;

export default aiTeacher;

declare module '../../lib/texts.ts' {
  interface Texts {
    'ai-teacher': typeof aiTeacher;
  }
}
