const sharing = {
  title: 'Share',
  text: 'Anyone who opens a link sees your code, and nothing runs until they want it to.',
  play: {
    text: 'It opens full screen, with its code. Everything is inside the link: nothing is sent to us, and nobody needs an account.',
    picture: 'Taking a picture…',
    name: 'Title (optional)',
    contact: 'Leave out whatever would let strangers reach you.',
    link: 'Link to send',
  },
  others: 'Other ways to share',
  publish: {
    title: 'For everybody',
    text: 'With Premium, a project gets a page with a title and a picture, which your portfolio can show.',
    action: 'Publish',
  },
  link: 'Link to your code in a room',
  making: 'Making the link…',
  copy: 'Copy the link',
  copied: 'Copied!',
  copy_failed: 'Copying didn’t work: select the link and copy it yourself.',
  send: 'Send…',
  too_long: 'Your code is too long for a link. Save it as a file and send that instead.',
  failed: 'The link could not be made. Save your code as a file and send that instead.',
  code_alone: 'Only your code',
  code_alone_text:
    'Your code travels inside this link: nothing is sent to us. Library files next to it come along, your own don’t.',
  kinds: { python: 'Python', web: 'Web page', game: 'Game' },
  files: {
    title: 'With your files',
    found_one: 'There’s {{count}} file next to your code: {{size}}.',
    found_other: 'There are {{count}} files next to your code: {{size}} together.',
    visitor:
      'Files need an account: log in to make a link that carries them too. Without one, a link carries your code only.',
    log_in: 'Log in',
    stored:
      'We store a copy of your code and files as they are now. Anyone who has the link sees them, without your name. It stays until you delete it.',
    too_large:
      'Your files are {{size}} together, and a link carries {{limit}} at most. Make some of them smaller, or save your work as a zip and send that.',
    film: 'A link carries no film: take {{name}} out of your files, or save your work as a zip and send that.',
    name: 'Title',
    needs_name: 'Give it a title.',
    titles: { python: 'My program', web: 'My page', game: 'My game' },
    make: 'Make the link',
    accept: 'I’ve checked: make the link',
    link: 'Link to your code and files',
    kept: 'You can delete this link on your dashboard.',
    dashboard: 'Go to the dashboard',
  },
  findings: {
    title: 'Look at this before others see it',
    text: 'Some of it may reveal who you are. Remove what strangers shouldn’t know; show it as it is only if you’re sure.',
    refused: 'Take this out before others see it',
    refused_text:
      'Nothing that you show may let strangers contact you or find you, even if you agree.',
    take_out: 'To be taken out here: {{what}}.',
    found_in: '{{what}} ({{place}}, line {{line}})',
    title_place: 'title',
    description_place: 'description',
    kinds: {
      email: 'an e-mail address',
      phone: 'a phone number',
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
      model: 'a trained model',
    },
    model:
      '{{name}} is a model that you have trained: others will see the names of its classes and what it has learned, and can use it. It holds no pictures.',
    open_project: 'Change the project',
    accept: 'I’ve checked: publish it',
  },
  links: {
    title: 'My links with files',
    text: 'Anyone who has one of these links sees the copy of your code and files that it leads to.',
    made: 'Made on {{date}}',
    hidden: 'Hidden',
    removed: 'Deleted',
    open: 'Open',
    delete: 'Delete the link',
    confirm: 'Delete this link? Nobody will see anything there any more.',
    confirm_yes: 'Yes, delete it',
    confirm_no: 'No, keep it',
    deleted: 'The link is deleted: it shows nothing any more.',
    yours:
      'This link is yours. It shows the copy made when you created the link; changes to your own work don’t show there.',
    yours_removed:
      'You’ve deleted this link: it shows nothing to anyone else. We keep its copy while it’s hidden.',
  },
} as const;

export default sharing;

declare module '../../lib/texts.ts' {
  interface Texts {
    sharing: typeof sharing;
  }
}
