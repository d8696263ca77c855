const partners = {
  page_title: 'Partners',
  description:
    'Internships, events and scholarships: what studios, companies and schools can do for learners together with Codivia.',
  title: 'Doors that open from the inside',
  intro:
    'A teenager who has written a game wants to see where games are made. Partners hold that door open. Here is what a partnership brings, and what it may look like.',
  benefits: 'What a partnership can bring',
  jobs_title: 'Internships and jobs',
  jobs: 'A week in a team at school age, a real internship later, and perhaps a first job: offers reach learners who have something to show.',
  events_title: 'Exclusive events',
  events:
    'Studio visits, game jams, questions to people who do the job. Small groups, always announced to parents.',
  scholarships_title: 'Scholarships',
  scholarships:
    'Premium access or equipment for those whose family cannot pay. Partners give, learners stay anonymous.',
  notice_title: 'Examples, not endorsements',
  notice:
    'The organisations below are invented. They show what a partner’s entry may look like; none of them exists or has signed anything. Real partners will appear here under their real names.',
  contact_title: 'Would you like to open a door?',
  contact:
    'Tell us who you are and what you could offer to 13 to 18-year-olds: an hour is already something.',
  contact_us: 'Contact us',
  subject: 'Partnership with Codivia',
} as const;

export default partners;

declare module '../../lib/texts.ts' {
  interface Texts {
    partners: typeof partners;
  }
}
