const projectGallery = {
  page_title: 'Gallery: projects by our members',
  description:
    'Games, web pages and Python programs written by teenagers on Codivia. Look at them, run them, read their code and remix it.',
  title: 'Made by members',
  intro:
    'Programs, pages and games published by members and selected by the team. Run them, read the code, and make your own version.',
  filter: 'Kind of project',
  all: 'All',
  kinds: { python: 'Python', web: 'Web pages', game: 'Games' },
  list: 'Projects',
  see: 'Look at “{{title}}”',
  more: 'Show more projects',
  loading: 'Loading the gallery…',
  failed: 'The gallery could not be loaded',
  more_failed: 'The next projects could not be loaded.',
  none: 'The gallery is still empty',
  none_text: 'As soon as the team has selected the first projects, they’ll appear here.',
  none_of_kind: 'Nothing of this kind yet',
  none_of_kind_text: 'Perhaps the first one will be yours?',
  show_all: 'Show all projects',
  own: 'Want to show one of yours?',
  own_text:
    'Publish a project from your list of projects, with Premium: it gets a page of its own, without your name. For the gallery, the team selects what others can learn from or play with.',
  own_action: 'Go to my projects',
  rooms: 'Start a project',
} as const;

export default projectGallery;

declare module '../../lib/texts.ts' {
  interface Texts {
    'project-gallery': typeof projectGallery;
  }
}
