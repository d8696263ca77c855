const partners = {
  page_title: 'Partners',
  description:
    'Internships, events and scholarships: what studios, companies and schools can do for learners with Codivia.',
  title: 'Doors that open from the inside',
  intro:
    'A teenager who has written a game wants to see where games are made. Partners hold that door open. Here’s what a partnership brings, and what it can look like.',
  teachers: 'Do you teach? Here is what there is for classes',
  benefits: 'What a partnership can bring',
  jobs_title: 'Internships and jobs',
  jobs: 'A week of work experience while still at school, a real internship later, and perhaps a first job: offers reach learners who have something to show.',
  events_title: 'Exclusive events',
  events:
    'Studio visits, game jams, questions for people who do the job. Small groups, always announced to parents.',
  scholarships_title: 'Scholarships',
  scholarships:
    'Premium access or equipment for those whose family can’t pay. Partners give, learners stay anonymous.',
  notice_title: 'Examples, not endorsements',
  notice:
    'The organisations below are made up. They show what a partner’s entry can look like; none of them exists or has signed anything. Real partners will appear here under their real names.',
  contact_title: 'Want to open a door?',
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
