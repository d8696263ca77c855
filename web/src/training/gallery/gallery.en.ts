const gallery = {
  kinds: { python: 'Python', web: 'Web page', game: 'Game' },
  project: {
    page_title: 'A published project',
    updated: 'Published on {{date}}',
    author: 'By',
    origin: 'A remix of',
    run: 'Run the project',
    run_text:
      'Nothing runs until you press. It runs in your browser, closed off from your account.',
    remix: 'Remix it',
    remix_text:
      'You get your own copy in the training room. It names this project when you publish it.',
    remix_log_in: 'Log in to remix it',
    remixed: '“{{name}}” is one of your projects now.',
    yours: 'This is your project.',
    manage: 'Change or close this page',
    close: 'Close this page for everyone',
    closed: 'The page is closed for everyone.',
    code: 'The code',
    more: 'See more projects by members',
    code_of: 'Code in {{file}}',
    missing: 'There is nothing here',
    missing_text: 'The project was never published, or its page has been closed.',
    home: 'Back to home',
    failed: 'The project could not be loaded',
  },
  publish: {
    page_title: 'Publish a project',
    intro:
      'Your project gets a page of its own: anyone who has its address reads the code, runs it and makes a remix.',
    public:
      'Others see the title, the description and the code as they are now. They do not see your name, only your handle if the project is on your open portfolio, and search engines do not list the page. If the team selects your project for the gallery, its title and the first line of its description are there for everybody to find.',
    title: 'Title',
    needs_title: 'Give your project a title.',
    description: 'Description',
    description_hint: 'What it does, and how to use it. {{max}} characters at most.',
    submit: 'Publish',
    again: 'Publish this version',
    published: '“{{title}}” is published.',
    is_open: 'This project has a page',
    is_open_text: 'Whoever has the address can see it.',
    older: 'You have changed the project since: others still see the version from before.',
    address: 'Address of the page',
    copy: 'Copy the address',
    copied: 'Copied!',
    copy_failed: 'Copying did not work: select the address and copy it yourself.',
    see: 'See the page',
    in_gallery:
      'The team has put this version into the gallery. If you publish another one, the team looks at it first.',
    see_gallery: 'See the gallery',
    close: 'Close the page',
    closed: 'The page is closed. Nobody can see it any more.',
    findings: 'Look at this before you publish',
    findings_text:
      'Some of it may tell who you are. Remove what strangers should not know; publish it as it is only if you are sure.',
    refused: 'Take this out before you publish',
    refused_text:
      'A project says nothing with which strangers could reach you or find you. This stays out, whoever agrees to it.',
    found_in: '{{what}} ({{place}}, line {{line}})',
    title_place: 'title',
    description_place: 'description',
    kinds: {
      email: 'an e-mail address',
      phone: 'a telephone number',
      handle: 'an account on another site',
      link: 'a link to another site',
      request: 'a personal question',
      meeting: 'a meeting',
      secrecy: 'a request for secrecy',
      age: 'your age or year of birth',
      place: 'where you live',
      friends: 'a search for friends',
      name: 'your name',
      school: 'the name of a school',
      address: 'a postal address',
    },
    open_project: 'Change the project',
    accept: 'I have checked: publish it',
    premium: 'Publishing is part of Premium',
    premium_text: 'With Premium your projects get pages that you can show to others.',
    premium_action: 'See Premium',
    missing: 'There is no such project',
    missing_text: 'It may have been deleted, or it belongs to somebody else.',
    dashboard: 'To my dashboard',
    failed: 'Your projects could not be loaded',
  },
} as const;

export default gallery;

declare module '../../lib/texts.ts' {
  interface Texts {
    gallery: typeof gallery;
  }
}
