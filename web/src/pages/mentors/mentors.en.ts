const mentors = {
  page_title: 'Mentors',
  description:
    'Mentors are people a few steps ahead who answer questions and show how they got there. Who answers and when, and how to become one.',
  title: 'Somebody who has been there',
  intro:
    'A mentor isn’t a teacher or a celebrity. It’s someone who got stuck where you’re stuck, and remembers how it felt.',
  answers: 'Who answers, and when',
  answers_text:
    'The first mentors here are people of the Codivia team. Others join them once the team has checked who they are. Nobody waits in front of a screen day and night, so we promise no hour.',
  ways: {
    code: {
      title: 'Stuck in your code',
      text: 'With Premium, you ask from the exercise, the challenge or your project. A mentor reads your code and answers in writing beside it. The mentoring page says how long first answers take, once there are enough to tell.',
      action: 'How mentoring works',
    },
    team: {
      title: 'Any other question',
      text: 'Ask the team: for free, even without an account. You’re told by mail when there is an answer.',
      action: 'Ask the team',
    },
    alone: {
      title: 'Not in the mood to wait',
      text: 'In the recordings you see mistakes being made and fixed. In the examples you can take finished games apart.',
      action: 'Watch a recording',
      second: 'Open the examples',
    },
  },
  imagined: 'What a mentor could be like',
  example: 'Example',
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
