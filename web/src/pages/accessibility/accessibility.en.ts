const accessibility = {
  page_title: 'Accessibility',
  description:
    'What Codivia does so that everyone can use it, how we test that, and what doesn’t work well yet.',
  title: 'Accessibility',
  intro:
    'Codivia should be usable by everyone: with only a keyboard, with a screen reader, at large text sizes, on a small phone, with eyes that tire quickly.',
  state: {
    title: 'Where we stand',
    text: 'Our measure is the international standard WCAG 2.2, level AA. We test against it ourselves. No independent body has audited the site, and the official French audit (RGAA) hasn’t been done, so we call it partially compliant.',
  },
  does: {
    title: 'What you can rely on',
    keyboard:
      'Everything works with the keyboard, and you can always see where the focus is. In code editors the Tab key indents; press Escape, then Tab, to leave.',
    reader:
      'Pages have headings, landmarks and names for screen readers; what a program prints is announced, errors at once.',
    sight:
      'Texts have a contrast of at least 4.5 to 1 in both the light and the dark theme, and nothing is said by colour alone.',
    size: 'Pages fit a screen 320 pixels wide and grow with the text size of your browser.',
    calm: 'Movement stops when your system asks for less of it. Nothing flashes, nothing plays by itself, no exercise has a time limit.',
    films: 'Films are silent and carry their words as captions, in French and English.',
  },
  tests: {
    title: 'How we test it',
    text: 'Before every release, an automatic checker (axe) goes through the pages in both languages, in a wide window and at the size of a phone; other tests use the site by the names a screen reader would read out, compute the contrast of the colours and look for anything wider than the screen. Tools like these find only some of the problems.',
  },
  gaps: {
    title: 'What doesn’t work well yet',
    users: 'People with disabilities haven’t yet tested the site with us in a systematic way.',
    pictures:
      'Charts and games that a learner’s program draws have no description, unless the program writes one.',
    editors:
      'In code editors a screen reader reads line by line, but doesn’t say the colours that mark words and errors; it does read the messages below the editor.',
    audio: 'Films have no spoken description. Their captions say what matters in the picture.',
  },
  contact: {
    title: 'Is something in your way?',
    text: 'Tell us what you wanted to do, on which page and with what tools. We’d rather hear it twice than not at all. Write to',
    waiting: 'the address is on its way…',
    rights: 'If you get no answer, in France the Défenseur des droits can help you free of charge.',
  },
} as const;

export default accessibility;

declare module '../../lib/texts.ts' {
  interface Texts {
    accessibility: typeof accessibility;
  }
}
