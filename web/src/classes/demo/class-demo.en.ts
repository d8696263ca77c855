const classDemo = {
  back: 'For teachers',
  title: 'A demonstration.',
  text: 'The thirty pupils are invented, and nothing you do is sent or kept: try everything.',
  text_lesson:
    'The thirty pupils are invented, and nothing you do is sent or kept. Time passes as in a lesson: watch who solves, and who gets stuck.',
  stop_time: 'Stop the time',
  start_time: 'Let time go on',
} as const;
export default classDemo;

declare module '../../lib/texts.ts' {
  interface Texts {
    'class-demo': typeof classDemo;
  }
}
