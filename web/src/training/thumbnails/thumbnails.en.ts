const thumbnails = {
  title: 'Picture',
  text: 'It stands for your project on its page and on your portfolio. It is made in your browser: of the game as it runs, of what the program prints, or drawn from title and code.',
  take: 'Make a picture',
  again: 'Make a new picture',
  taking: 'The project runs for a moment…',
  delete: 'Delete the picture',
  stored: 'The picture is stored.',
  deleted: 'The picture is deleted.',
  failed: 'The picture could not be made. Try again.',
  alt: 'Picture of “{{title}}”',
  kinds: { python: 'Python', web: 'Web page', game: 'Game' },
} as const;

export default thumbnails;

declare module '../../lib/texts.ts' {
  interface Texts {
    thumbnails: typeof thumbnails;
  }
}
