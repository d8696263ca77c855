const adminPaste = {
  from_html: 'Pasted with its structure, without its styles. Undo takes it back.',
  from_markdown: 'Pasted as HTML: it was Markdown. Undo takes it back.',
  left_out: 'Left out: {{parts}}.',
  parts: {
    picture_one: '{{count}} picture (add it with “Picture”)',
    picture_other: '{{count}} pictures (add them with “Picture”)',
    video_one: '{{count}} video or frame',
    video_other: '{{count}} videos or frames',
    form_one: '{{count}} form field',
    form_other: '{{count}} form fields',
    link_one: '{{count}} link a lesson can’t have',
    link_other: '{{count}} links a lesson can’t have',
  },
  too_large: 'Not pasted: it’s too large for a lesson. Paste it in parts.',
  too_hard:
    'Not pasted: a paragraph has more signs of emphasis, or deeper quotes, than can be read. Paste it in parts.',
} as const;

export default adminPaste;

declare module '../../../lib/texts.ts' {
  interface Texts {
    'admin-paste': typeof adminPaste;
  }
}
