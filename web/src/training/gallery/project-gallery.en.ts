const projectGallery = {
  page_title: 'Gallery: games, pages and drawings to remix',
  description:
    'Games, web pages and Python programs by members and by the Codivia team. Play them, read their code and remix it.',
  title: 'Made on Codivia',
  intro:
    'Games, pages and drawings to play with: those of members that the team has selected, and some by the team itself, which say so. Run them, read the code, and make your own version.',
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
