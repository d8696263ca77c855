const adminHtml = {
  toolbar: 'Format and insert: {{label}}',
  heading: 'Heading',
  subheading: 'Subheading',
  paragraph: 'Paragraph',
  bold: 'Bold',
  italic: 'Italic',
  code: 'Code in the text',
  list: 'List',
  numbered: 'Numbered list',
  link: 'Link',
  box: 'Box',
  boxes: {
    goal: 'Goal',
    tip: 'Tip',
    warning: 'Watch out',
    think: 'Think first',
    recap: 'In short',
    challenge: 'Challenge',
  },
  code_block: 'Code to read',
  editors: { python: 'Python editor', web: 'Web page editor', p5: 'Game editor (p5)' },
  exercise: 'Exercise or question',
  no_exercise: 'This lesson has no exercise yet: add one below.',
  video: 'Video',
  picture: 'Picture',
  table: 'Table',
  find: 'Find and replace',
  undo: 'Undo',
  redo: 'Redo',
  preview: 'Preview: {{label}}',
  preview_title: 'As learners see it',
  empty: 'Nothing written yet.',
  too_large:
    'This text is {{size}}: a lesson can have {{limit}} in each language. Link to long material instead of pasting it.',
  paste_refused:
    'Not pasted: {{size}} at once. A lesson can have {{limit}} in each language. Insert pictures with the Picture button, which makes them smaller.',
  megabytes: '{{size}} MB',
  kilobytes: '{{size}} kB',
  insert: 'Insert',
  replace: 'Replace',
  cancel: 'Cancel',
  editor_dialog: {
    title: '{{editor}} in the lesson',
    text: 'Learners can change this program and run it.',
    code: 'Program the editor starts with',
  },
  link_dialog: {
    title: 'Link',
    address: 'Address',
    hint: 'https://…, mailto:…, or /courses for one of our pages.',
    invalid: 'A lesson can’t link to this address.',
  },
} as const;

export default adminHtml;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'admin-html': typeof adminHtml;
  }
}
