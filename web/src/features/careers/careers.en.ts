const careers = {
  page_title: 'Careers in tech',
  description:
    'Six careers in tech, described honestly: what people do all day, what they earn in France, what is hard, and how to get there from school.',
  title: 'What will you do with code?',
  intro:
    'Six careers, without the glossy brochure: a real day, rough figures, what’s wonderful and what’s hard. Every one of them is open to girls and boys alike.',
  salary: 'Salary',
  salary_range: '€{{min}}k-{{max}}k',
  per_year: 'gross a year',
  demand: {
    label: 'Market demand',
    'very-high': 'Very high demand',
    high: 'High demand',
    medium: 'Medium demand',
    low: 'Low demand',
  },
  demand_level: {
    'very-high': 'Very high',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
  },
  training: 'Training',
  training_months: '{{min}}-{{max}} months',
  training_note: 'of intensive training',
  satisfaction: 'Satisfaction',
  satisfaction_score: '{{score}}/5',
  satisfaction_note: 'our estimate',
  skills_label: 'Skills',
  more_skills_one: '{{count}} more skill',
  more_skills_other: '{{count}} more skills',
  learn_more: 'Learn more',
  bottom: {
    title: 'You don’t have to choose today',
    text: 'All six begin with the same first lines. Write them, and see what makes you lose track of time.',
    courses: 'See the courses',
    account: 'Log in or sign up',
  },
  back: 'All careers',
  figures: 'In figures',
  figures_note:
    'Orders of magnitude for France: gross yearly salaries from first job to many years of experience. The training is an intensive one, for people who already have a diploma or some practice; straight after school most people study for two to five years, as explained below. Satisfaction is our estimate, not a survey.',
  job: 'The job',
  day: 'A day, as it might go',
  skills: 'What you will need',
  evolution: 'Three steps',
  step: 'Step {{number}}',
  years: '{{from}}-{{to}} years',
  years_on: '{{from}}+ years',
  studies: 'From school to the first job',
  advantages: 'What is great',
  challenges: 'What is hard',
  courses: 'The courses that lead there',
  invitation: {
    title: 'Shall we start?',
    text: 'Ten lessons are free, and the first line of code takes two minutes.',
    courses: 'Choose a course',
    register: 'Create my account',
  },
  not_found: {
    title: 'Career not found',
    description: 'We describe six careers, and this isn’t one of them.',
  },
} as const;

export default careers;

declare module '../../lib/texts.ts' {
  interface Texts {
    careers: typeof careers;
  }
}
