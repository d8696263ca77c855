const portfolio = {
  page_title: 'Portfolio',
  intro:
    'One page with the projects and certificates you choose, under a handle. You give its address to anyone you like, and close it whenever you like.',
  failed: 'Your portfolio could not be loaded',
  settings: 'Go to my settings',
  colors: {
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
    red: 'Red',
    brown: 'Brown',
    slate: 'Slate',
  },
  offer: {
    title: 'What a portfolio shows',
    shows_1: 'Your handle, a colour, and one line about yourself. Never your name.',
    shows_2:
      'The published projects you choose, in your order: others can read the code and run them.',
    shows_3: 'The certificates you choose: course, kind and date, without your name.',
    closed_1: 'Closed until you open it. Closed again with one click.',
    closed_2:
      'Search engines don’t list it, and nothing on Codivia links to it except the projects on it: their pages and their cards in the gallery.',
    closed_3: 'No comments, no messages, no followers, no counters.',
    example: 'A portfolio looks like this',
    example_line: 'I build small games and count everything.',
    example_project: 'Meteor shower',
    example_text: 'Dodge the meteors with the arrow keys.',
    example_course: 'Python basics',
    premium: 'The portfolio is part of Premium.',
    premium_action: 'See Premium',
  },
  state: {
    title: 'Who sees it',
    none: 'Nobody: you have no portfolio yet. Choose a handle below, and save.',
    closed: 'Nobody but you. The portfolio is closed.',
    open: 'Anyone who has the address. Search engines don’t list it.',
    ending:
      'Anyone who has the address, until {{date}}: your Premium has ended, and it closes then. Nothing is deleted; if you go Premium again, it opens as it was.',
    ended:
      'Nobody: your Premium has ended, and the portfolio closed on {{date}}. Nothing is deleted; if you go Premium again, it opens as it was.',
    address: 'Address of the portfolio',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    copy_failed: 'Copying didn’t work: select the address and copy it yourself.',
    see: 'See the page',
    open_it: 'Open it',
    opened: 'Your portfolio is open.',
    close_it: 'Close it',
    was_closed: 'Your portfolio is closed. Nobody can see it any more.',
    delete: 'Delete the portfolio',
    delete_title: 'Delete your portfolio?',
    delete_text:
      'Your handle, your line and your choices are deleted. Your projects and certificates stay. Nobody else can take your handle for 90 days.',
    delete_confirm: 'Delete it',
    keep: 'Keep it',
    deleted: 'The portfolio is deleted.',
  },
  form: {
    title: 'What it shows',
    handle: 'Handle',
    handle_hint:
      '3 to 20 letters, digits or hyphens. It is part of the address, so choose one that doesn’t say who you are.',
    handle_shape:
      'Letters without accents, digits, and hyphens inside: 3 to 20, with at least one letter.',
    handle_checking: 'Checking whether it’s free…',
    handle_free: '“{{handle}}” is free.',
    handle_yours: '“{{handle}}” is yours.',
    color: 'Colour',
    line: 'One line about yourself (if you like)',
    line_hint:
      'What you like to build, for example. No name, no school, no address, no account. {{max}} characters at most.',
    projects: 'Projects',
    projects_hint: 'Only projects you’ve published can be on it.',
    projects_none:
      'You haven’t published a project yet: open one of your projects on the dashboard and publish it.',
    certificates: 'Certificates',
    certificates_hint: 'Course, kind and date are shown, never your name.',
    certificates_none: 'You don’t have a certificate yet: complete a course to get one.',
    dashboard: 'Go to my dashboard',
    up: 'Move “{{title}}” up',
    down: 'Move “{{title}}” down',
    moved: '“{{title}}” is now number {{place}}.',
    hidden: 'Hidden for now: others can’t see it.',
    full: 'At most {{max}} fit.',
    save: 'Save',
    saved: 'Your portfolio is saved.',
    unsaved: 'There are unsaved changes.',
    preview: 'Preview',
    preview_text: 'This is how others see it.',
  },
  site: {
    title: 'Take it with you',
    text: 'A zip with your portfolio as it’s saved: pages that open from their folder, without Codivia and without a network. Games and web pages run with their files; programs show their code and what they print.',
    language: 'Language of the pages',
    verify: 'Add the address where certificates are checked',
    verify_hint: 'The page at that address shows the name on the certificate.',
    download: 'Download as a site',
    making: 'We’re making the pages; programs run for a moment…',
    files: 'Files of the projects',
    files_of: '{{done}} of {{total}}',
    failed: 'The site could not be made: part of it didn’t arrive. Try again.',
  },
  view: {
    made_by: 'Made on Codivia, under a handle',
    projects: 'Projects',
    certificates: 'Certificates',
    empty: 'There’s nothing here yet.',
    kinds: { python: 'Python', web: 'Web page', game: 'Game' },
    attendance: 'Record of attendance',
    basic: 'Certificate of completion',
    path: 'path',
    full: 'Full certificate',
    earned: 'Earned on {{date}}',
    report: 'Is there something here that shouldn’t be public? Tell the team',
    withdraw: 'Delete this portfolio',
    withdrawn: 'The portfolio is deleted. Nobody will get its handle again.',
    missing: 'There’s no portfolio here',
    missing_text: 'There never was one at this address, or it is closed.',
    home: 'Back to home',
    failed: 'The portfolio could not be loaded',
  },
} as const;

export default portfolio;

declare module '../../lib/texts.ts' {
  interface Texts {
    portfolio: typeof portfolio;
  }
}
