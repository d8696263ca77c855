const community = {
  title: 'Community',
  description: 'A chat outside Codivia: what to know before you go there.',
  intro:
    'People who learn to program meet in a chat outside Codivia. Read this before you go there.',
  leaving: {
    title: 'This link leaves Codivia',
    company:
      'The chat belongs to another company, with its own rules and its own accounts. Nothing from your Codivia account goes with you.',
    age: 'It’s for people aged 13 and over. Ask your parents first, and look at it together.',
    supervision: 'We don’t supervise it: nobody on our team reads it or can take anything down.',
    front_page:
      'The link opens the front page of that company: this site hasn’t set up a room of its own there.',
    open: 'Open the chat',
    none: 'There’s no community chat here.',
  },
  safe: {
    title: 'With people you don’t know',
    name: 'Use a pseudonym that says nothing about you. Keep your name, age, school, town and phone number to yourself.',
    pictures: 'Don’t send photos or videos of yourself or anybody else.',
    private: 'Don’t carry on in private messages, and don’t meet anybody you only know from there.',
    worry:
      'Is somebody pushy, or asking you to keep a secret? Leave, block them, and tell an adult you trust. In France you can call 3018, free of charge.',
  },
  here: 'On Codivia, learners don’t talk to each other. To show what you’ve made, there’s the gallery.',
  gallery: 'See the gallery',
} as const;

export default community;

declare module '../../lib/texts.ts' {
  interface Texts {
    community: typeof community;
  }
}
