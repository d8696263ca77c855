const community = {
  title: 'Community',
  description: 'A chat outside Codivia: what to know before you go there.',
  intro:
    'People who learn to program meet in a chat outside Codivia. Read this before you go there.',
  leaving: {
    title: 'This link leaves Codivia',
    company:
      'The chat belongs to another company, with rules and an account of its own. Nothing of your Codivia account goes with you.',
    age: 'It is for people from 13. Ask your parents first, and look at it together.',
    supervision:
      'We do not supervise it: nobody of our team reads along or can take anything down.',
    open: 'Open the chat',
    none: 'There is no community chat here.',
  },
  safe: {
    title: 'With people you do not know',
    name: 'Use a pseudonym that says nothing about you. Keep your name, age, school, town and phone number to yourself.',
    pictures: 'Send no photos or videos of yourself or of anybody else.',
    private: 'Do not carry on in private messages, and meet nobody you only know from there.',
    worry:
      'Somebody is insistent, or asks you to keep a secret? Leave, block them, and tell an adult you trust. In France you can call 3018, free of charge.',
  },
  here: 'On Codivia learners do not talk to each other. To show what you have made, there is the gallery.',
  gallery: 'See the gallery',
} as const;

export default community;

declare module '../../lib/texts.ts' {
  interface Texts {
    community: typeof community;
  }
}
