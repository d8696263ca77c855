const gallery = {
  kinds: { python: 'Python', web: 'Web page', game: 'Game' },
  project: {
    page_title: 'A published project',
    updated: 'Published on {{date}}',
    author: 'By',
    team: 'By the Codivia team',
    origin: 'A remix of',
    run: 'Run the project',
    run_text:
      'Nothing runs until you press the button. It runs in your browser, cut off from your account.',
    full_screen: 'Open it full screen',
    remix: 'Remix it',
    model: 'Try the model',
    remix_text:
      'You get your own copy in the training room. If you publish it, it names this project.',
    remix_log_in: 'Log in to remix it',
    remixed: '“{{name}}” is now one of your projects.',
    yours: 'This is your project.',
    manage: 'Change or close this page',
    close: 'Close this page for everyone',
    closed: 'The page is closed for everyone.',
    code: 'The code',
    more: 'See more projects',
    code_of: 'Code in {{file}}',
    missing: 'There’s nothing here',
    missing_text: 'The project was never published, or its page has been closed.',
    removed: 'This link has been deleted',
    removed_text: 'The person who made it has deleted it, with the copy that it showed.',
    home: 'Back to home',
    failed: 'The project could not be loaded',
  },
  publish: {
    page_title: 'Publish a project',
    intro:
      'Your project gets a page of its own: anyone who has its address can read the code, run it and make a remix.',
    public:
      'Others see the title, the description and the code as they are now. They don’t see your name, only your handle if the project is on your open portfolio, and search engines don’t list the page. If the team selects your project for the gallery, everybody can find its title and the first line of its description there.',
    title: 'Title',
    needs_title: 'Give your project a title.',
    description: 'Description',
    description_hint: 'What it does, and how to use it. {{max}} characters at most.',
    submit: 'Publish',
    again: 'Publish this version',
    published: '“{{title}}” is published.',
    is_open: 'This project has a page',
    is_open_text: 'Anyone who has the address can see it.',
    older: 'You’ve changed the project since: others still see the earlier version.',
    address: 'Address of the page',
    copy: 'Copy the address',
    copied: 'Copied!',
    copy_failed: 'Copying didn’t work: select the address and copy it yourself.',
    see: 'See the page',
    in_gallery:
      'The team has put this version in the gallery. If you publish another one, the team looks at it first.',
    see_gallery: 'See the gallery',
    close: 'Close the page',
    closed: 'The page is closed. Nobody can see it any more.',
    premium: 'Publishing is part of Premium',
    premium_text: 'With Premium, your projects get pages you can show to others.',
    premium_action: 'See Premium',
    missing: 'This project doesn’t exist',
    missing_text: 'It may have been deleted, or it belongs to somebody else.',
    dashboard: 'Go to my dashboard',
    failed: 'Your projects could not be loaded',
  },
} as const;

export default gallery;

declare module '../../lib/texts.ts' {
  interface Texts {
    gallery: typeof gallery;
  }
}
