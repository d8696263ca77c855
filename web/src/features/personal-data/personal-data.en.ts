const personalData = {
  title: 'Your data',
  text: 'It is yours. What we keep, why and how long:',
  privacy: 'Privacy',
  download: {
    title: 'Take it with you',
    text: 'Everything we keep about you, in one file (JSON) that people and programs can read.',
    action: 'Download my data',
    done: 'Your data is among your downloads.',
  },
  delete: {
    title: 'Leave for good',
    text: 'Your account and everything that goes with it are deleted at once.',
    open: 'Delete my account…',
    question: 'Delete your account?',
    intro: 'This is what leaves with it:',
    progress: 'your progress, XP, badges and projects;',
    certificates: 'your certificates: their public pages disappear too;',
    premium: 'your Premium: a subscription ends at once, and so does a gift-card year;',
    cards: 'nothing of others: gift cards you have given keep working.',
    final: 'There is no way back, for us either. You may want to download your data first.',
    password: 'Your password, to be sure that it is you',
    wrong_password: 'Incorrect password',
    confirm: 'Delete my account for good',
  },
} as const;

export default personalData;

declare module '../../lib/texts.ts' {
  interface Texts {
    'personal-data': typeof personalData;
  }
}
