const courseProject = {
  title: 'What you will build',
  run: 'Try the sample',
  again: 'Start again',
  stop: 'Stop',
  yours: 'This is a sample. In the last step of the course you decide what your project is about.',
} as const;

export default courseProject;

declare module '../../lib/texts.ts' {
  interface Texts {
    'course-project': typeof courseProject;
  }
}
