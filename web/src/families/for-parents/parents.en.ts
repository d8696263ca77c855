const parents = {
  page_title: 'For parents',
  description:
    'What your child learns at Codivia, what is public and what is not, what it costs, what you decide, and who is behind it.',
  title: 'You decide together. Here is all you need to know.',
  intro:
    'Your child wants to learn programming. Here is what happens on this site, what you can see and close, and what it costs, without small print.',
  promise: {
    title: 'What your child does here',
    learn_title: 'They build, they don’t watch',
    learn:
      'Programs, games, web pages and small models of artificial intelligence, written by your child in the browser, one step at a time. Every course ends with something of their own.',
    think_title: 'They learn how AI works',
    think:
      'How a language model picks its words, why a recommender keeps you scrolling, how to spot a made-up picture. Explained, and taken apart by hand.',
    time_title: 'They decide when it’s enough',
    time: 'After each lesson, “Enough for today” has the same weight as the next lesson. No counting of days in a row that one would be afraid to lose, no ranking, no notices that your child hasn’t asked for.',
  },
  safety: {
    title: 'Safety',
    stranger_title: 'No private word with a stranger',
    stranger:
      'Learners can’t write to each other. Mentors answer questions about code in writing. Contact details, personal questions and meetings are refused on both sides, and whatever is doubtful is read by our team first. Our team can read everything, and every reading is recorded.',
    public_title: 'Nothing is public by itself',
    public:
      'A program is only published when your child chooses so, never under their name, and one press closes it again. A certificate has a page with their name, which only those who get its link from your child can find.',
    ads_title: 'No advertising, no trackers',
    ads: 'We sell nothing about anybody. The privacy page lists what is kept, why, and for how long.',
    community_title: 'The community is on Discord',
    community:
      'The “Community” link leads to a chat of another company, with its own rules and a minimum age of 13. We don’t supervise it, and a page says so before your child leaves. It isn’t needed for anything here, and stays closed under 15.',
  },
  decide: {
    title: 'What you decide',
    young_title: 'Under 15: learning, and no more without you',
    young:
      'Learning is open at once. Publishing, the portfolio, mentors and live sessions stay closed until a parent has said yes, one by one. A mail brings you to one page, without an account or a password. We ask the age when somebody signs up, and can’t check the answer. At any age, your child can invite you.',
    see_title: 'Your page',
    see: 'Once you have agreed: the last seven days in minutes, lessons and projects, certificates, what is public, and the titles of conversations with mentors. You close what you want to close, download the data, or ask for the account to be deleted, and your child has a week to object. Your child sees at any time what you see, and may end it from 15.',
    mail_title: 'A mail a week, if you like',
    mail: 'Five lines about what your child has done and made. You turn it on, and one press ends it.',
    open: 'Open my family page',
  },
  money: {
    title: 'What it costs',
    free: 'The free plan has the ten lessons of the Discovery course and the training rooms, has no end and asks for no card. Premium opens everything else for {{price}} a month. It can be cancelled at any time, in the settings or, if it’s you who pays, by the link in each of our mails. If it disappoints you, we give the money back within {{days}} days. A gift card never renews.',
    prices: 'Compare the plans',
    ask: 'Your child can send you a link with the price and the dates. You pay, and receipts and notices go to you.',
  },
  behind: {
    title: 'Who is behind it',
    contact: 'Questions? Write to us:',
    contact_later: 'our address will be here in a moment.',
    privacy: 'Our privacy page, in plain words',
    teachers: 'Is it for a class? The page for teachers',
  },
} as const;

export default parents;

declare module '../../lib/texts.ts' {
  interface Texts {
    parents: typeof parents;
  }
}
