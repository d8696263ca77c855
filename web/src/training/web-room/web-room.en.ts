const webRoom = {
  description:
    'Write HTML, CSS and JavaScript side by side and see the page they make. What you write stays in your browser until you share it.',
  title: 'Web room',
  editor: 'Your {{file}} code',
  placeholder_html: 'Write your HTML here: titles, texts, pictures…',
  placeholder_css: 'Write your CSS here: colours, sizes, positions…',
  placeholder_js: 'Write your JavaScript here: what happens on a click…',
  page_title: 'My page',
  file_name: 'my-page.html',
  saved: 'Your page is in your downloads: one file that opens anywhere.',
  running: 'Getting your page ready…',
  shown: 'Your page is in the preview',
  tips: {
    title: 'Tips',
    basics: 'When you’re starting out',
    basics_1: 'HTML says what is there, CSS how it looks, JavaScript what happens.',
    basics_2:
      'Give an element a name with `id="star"`; CSS finds it with `#star`, JavaScript with `document.querySelector("#star")`.',
    basics_3: 'Every tag that opens closes again: `<p>…</p>`. The editor does it for you.',
    advanced: 'When you know your way around',
    advanced_1: '`console.log()` shows values in the console below the preview, with their line.',
    advanced_2:
      '`display: flex` or `display: grid` put things side by side, and `gap` keeps them apart.',
    advanced_3:
      'Save downloads the whole page as one file, or as a zip when it has files. {{key}} + Enter runs it.',
  },
} as const;

export default webRoom;

declare module '../../lib/texts.ts' {
  interface Texts {
    'web-room': typeof webRoom;
  }
}
