const personalData = {
  title: 'Your data',
  text: 'It’s yours. What we keep, why and for how long:',
  privacy: 'Privacy',
  download: {
    title: 'Take it with you',
    text: 'Everything we keep about you, in one file (JSON) that people and programs can read.',
    action: 'Download my data',
    done: 'Your data is in your downloads.',
  },
  delete: {
    title: 'Leave for good',
    text: 'Your account and everything in it are deleted right away.',
    open: 'Delete my account…',
    question: 'Delete your account?',
    intro: 'This is what goes with it:',
    progress: 'your progress, XP, badges and projects;',
    certificates: 'your certificates: their public pages disappear too;',
    premium: 'your Premium: a subscription ends at once, and so does a gift-card year;',
    cards: 'nothing that belongs to others: gift cards you’ve given keep working.',
    final: 'This can’t be undone, not even by us. You may want to download your data first.',
    password: 'Your password, to be sure it’s you',
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
