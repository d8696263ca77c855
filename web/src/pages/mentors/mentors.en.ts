const mentors = {
  page_title: 'Mentors',
  description:
    'Mentors are people a few steps ahead who answer questions and show their way. What their profiles look like, and how to become one.',
  title: 'Somebody who has been there',
  intro:
    'A mentor is neither a teacher nor a celebrity. It is someone who got stuck where you are stuck, and remembers how it felt.',
  notice_title: 'Example profiles',
  notice:
    'These six people and their companies are invented. They show the kind of mentors we are looking for; real ones will take their place, checked and with their consent.',
  grid: 'Mentors, as examples',
  role_at: '{{role}} at {{company}}',
  expertise: 'Expertise',
  experience: 'Experience',
  tags: 'Languages and skills',
  become_title: 'You are a few steps ahead?',
  become:
    'One hour a month is enough. Mentors are adults, we check who they are before anything else, and they meet learners in groups, never alone.',
  become_mentor: 'Become a Mentor',
  subject: 'Becoming a mentor at Codivia',
} as const;

export default mentors;

declare module '../../lib/texts.ts' {
  interface Texts {
    mentors: typeof mentors;
  }
}
