const blog = {
  page_title: 'Blog',
  description:
    'Three long reads for curious teenagers: a first program in Python, how machines learn, and six habits that keep accounts safe.',
  title: 'Blog',
  intro: 'Long reads for short evenings. Keep a pencil or an editor at hand.',
  read_time_one: '{{count}} min read',
  read_time_other: '{{count}} min read',
  read_more: 'Read more',
} as const;

export default blog;

declare module '../../lib/texts.ts' {
  interface Texts {
    blog: typeof blog;
  }
}
