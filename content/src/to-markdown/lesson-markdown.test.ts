import { LANGUAGES } from '@codivia/contract/api/language';
import { lessonHtml } from '@codivia/contract/lessons/markdown/markdown';
import { expectLinear } from '@codivia/contract/test/growth';
import { expect, test } from 'vitest';
import { loadCourses } from '../load-courses.ts';
import { updatedYaml } from '../updated-yaml.ts';
import { converterOf, markdownOf } from './lesson-markdown.ts';
import { shownForm } from './same-html.ts';

const CONVERTER = converterOf('en', (html) => html);
const back = (html: string, source = '') => markdownOf(html, source, CONVERTER);

test.each([
  'A *slanted*, **bold** and ~~struck~~ `x = "a"` word.\n',
  '# One\n\n## Two\n\n---\n\n- a\n- b\n  - inside\n\n1. one\n2. two\n',
  '> A quote.\n>\n> Of two.\n',
  '> [!TIP] Title\n> Text.\n> ---\n> The answer.\n',
  '| a | b |\n| --- | :---: |\n| 1 \\| 2 | `c` |\n',
  "```python run\nprint('it\"s')\n```\n\n```html\n<p>a</p>\n```\n",
  '````\n```\n````\n',
  '::exercise[one]\n\n::quiz[two]\n\n::video[three]\n\n::explore[coordinate-grid]{x: 20, shape: rect}\n',
  'See [Python](https://python.org) and <https://a.fr>.\n',
])('%j comes back from its HTML', (markdown) => {
  expect(back(lessonHtml(markdown))).toBe(markdown);
});

test.each([
  '<p>3 * 4 * 5, first_name, [x], a &lt; b &amp; &amp;amp; # - 1. &gt;</p>',
  '<p># no heading</p><p>1. no list</p><p>- none</p><p>::exercise[no]</p><p>*no* _em_ `c`</p>',
  '<p>Press <kbd>Ctrl</kbd>, H<sub>2</sub>O<br />and <code>a`b</code></p>',
  '<table><tbody><tr><td>no head</td></tr></tbody></table>',
  '<ul><li><p>loose</p></li><li><p>list</p></li></ul>',
])('%s keeps its meaning', (html) => {
  const markdown = back(html);
  expect(markdown).not.toBeNull();
  expect(shownForm(lessonHtml(markdown ?? ''))).toBe(shownForm(html));
});

test('HTML that no Markdown has stays HTML', () => {
  expect(back('<p align="center">a</p>')).toContain('<p align');
  expect(back('text without a tag\n# and no heading')).toBeNull();
});

test('only the blocks that changed are written anew', () => {
  const source = 'One\nline *here*.\n\n\n*  a\n*  b\n\nThree `c`\n';
  const html = lessonHtml(source).replace('Three', 'Four').replace('<ul>', '<p>New</p>\n<ul>');
  expect(back(html, source)).toBe('One\nline *here*.\n\nNew\n\n*  a\n*  b\n\nFour `c`\n');
});

test('every shipped lesson can be written from its HTML alone', () => {
  for (const lesson of loadCourses().flatMap((course) => course.lessons)) {
    for (const language of LANGUAGES) {
      const html = language === 'en' ? lesson.content : lesson.content_fr;
      const markdown = markdownOf(
        html,
        '',
        converterOf(language, (text) => text),
      );
      expect(markdown, `${lesson.id} ${language}`).not.toBeNull();
    }
  }
});

test('a YAML file keeps everything that is unchanged', () => {
  const source = `# Why\ntitle: { en: One, fr: "Un, deux" }   # two\ntext: |\n  a\n\n  b\nlist: [1, 2]\n`;
  const value = { title: { en: 'New: one', fr: 'Un, deux' }, text: 'a\n\nc\nd\n', list: [1, 2] };
  expect(updatedYaml(source, value)).toBe(
    `# Why\ntitle: { en: "New: one", fr: "Un, deux" }   # two\ntext: |\n  a\n\n  c\n  d\nlist: [1, 2]\n`,
  );
  expect(updatedYaml(source, { ...value, more: 'x' })).toContain('more: x');
});

test.each(['<p>a</p>\n', '<p>a <strong>b</strong></p>', '<ul><li>a</li></ul>', '<', '<p a="'])(
  'HTML of many %j is read in linear time',
  { timeout: 60_000 },
  async (piece) => {
    const input = (size: number) => piece.repeat(size / piece.length);
    await expectLinear({ input, size: 400_000, work: shownForm });
  },
);
