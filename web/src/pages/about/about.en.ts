const about = {
  page_title: 'About',
  description:
    'Who is behind Codivia, where the idea comes from, and our mission: technology education for every teenager, safely.',
  title: 'Code belongs to everyone.',
  title_end: 'And that includes you.',
  intro:
    'Codivia exists so that a teenager with a second-hand laptop and a question can get as far as one whose parents are engineers.',
  next_pages: 'Where to go next',
  careers_title: 'Careers',
  careers: 'Six jobs, each told through an ordinary day.',
  partners_title: 'Partners',
  partners: 'What schools, studios and companies can do with us.',
  mentors_title: 'Mentors',
  mentors: 'People a few steps ahead who turn round and wait.',
  examples_title: 'Examples',
  examples: 'Games and pages to play with, and to open up.',
  story: {
    title: 'Our Story',
    text_1:
      'It began with a conversation between two continents. Some of us worked in the United States, some in Europe, and we all had the same little brother, daughter or neighbour: bright, curious, and convinced that code was for others.',
    text_2:
      'We looked for something to give them. We found videos to watch, games that only pretended to be programming, and courses for adults. So we wrote the first lessons ourselves, in two languages from the first day, and tried them at kitchen tables. What you see here is what survived the kitchen table.',
    note: 'This story and its team are illustrative: the people who run this site will introduce themselves here, with their names.',
    team_title: 'A multinational team',
    team: 'Between the United States and Europe, with several mother tongues. That’s why there are two originals here, and no translation.',
    experience_title: 'International experience',
    experience:
      'Classrooms, studios, laboratories and companies on both sides of the Atlantic: each has left its mark on the lessons.',
    social_title: 'A social mission',
    social:
      'The first ten lessons are free for everyone. We don’t sell anyone’s data, because we don’t collect any to sell.',
  },
  mission: {
    title: 'Our Mission',
    text: 'To democratize technology education. Not so that everybody becomes a programmer, but so that everybody can choose to, and nobody has to believe a machine without asking how it knows.',
    safe_title: 'A secure environment',
    safe: 'No ads, no trackers, and nothing public unless you open it. What you program runs in your own browser.',
    quality_title: 'Quality courses',
    quality: 'We try every exercise with right and wrong answers before you ever see it.',
    guidance_title: 'Guidance to IT careers',
    guidance:
      'From the first line to the question of what to study: we tell you what is hard, too.',
  },
} as const;

export default about;

declare module '../../lib/texts.ts' {
  interface Texts {
    about: typeof about;
  }
}
