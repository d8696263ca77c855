const thumbnails = {
  title: 'Picture',
  text: 'It represents your project on its page and on your portfolio. It’s made in your browser: from the game as it runs, from what the program prints, or drawn from the title and the code.',
  take: 'Make a picture',
  again: 'Make a new picture',
  taking: 'The project runs for a moment…',
  delete: 'Delete the picture',
  stored: 'The picture is saved.',
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
