const mentors = {
  page_title: 'Mentors',
  description:
    'Mentors are people a few steps ahead who answer questions and show how they got there. What their profiles look like, and how to become one.',
  title: 'Somebody who has been there',
  intro:
    'A mentor isn’t a teacher or a celebrity. It’s someone who got stuck where you’re stuck, and remembers how it felt.',
  notice_title: 'Example profiles',
  notice:
    'These six people and their companies are made up. They show the kind of mentors we’re looking for; real ones will take their place, checked and with their consent.',
  grid: 'Mentors, as examples',
  role_at: '{{role}} at {{company}}',
  expertise: 'Expertise',
  experience: 'Experience',
  tags: 'Languages and skills',
  become_title: 'Are you a few steps ahead?',
  become:
    'One hour a month is enough. Mentors are adults, we check who they are before anything else, and they answer learners in written threads that our team can read, never in private.',
  become_mentor: 'Become a Mentor',
  subject: 'Becoming a mentor at Codivia',
} as const;

export default mentors;

declare module '../../lib/texts.ts' {
  interface Texts {
    mentors: typeof mentors;
  }
}
