import { expectLinear } from '@codivia/contract/test/growth';
import { expect, test, vi } from 'vitest';
import { readLessons } from '../../../test/read-lessons.js';
import { readMarkdownLessons } from '../../../test/read-markdown-lessons.js';
import { PASTE_MAX_CHARACTERS, type Pasted } from './pasted.ts';
import { pastedHtml } from './pasted-html.ts';

const paste = (html: string, text = '') => pastedHtml({ html, text, language: 'en' });

/** The lesson's HTML, without the breaks between its lines. */
const flat = (found: ReturnType<typeof paste>) => (found as Pasted).html.replaceAll('\n', '');

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset=utf-8>
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=FR><!--StartFragment-->
<p class=MsoTitle>Les boucles<o:p></o:p></p>
<h1 style='margin-top:12.0pt'><a name="_Toc1"></a><span lang=FR>Répéter</span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Une boucle</b> répète <i>vite</i><span
style='font-family:"Courier New"'>print</span>&nbsp;: <span style='color:red'>voilà</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Un<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span><![endif]>Dedans</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Deux</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Nom</b></p></td><td colspan=2><p class=MsoNormal><b>Âge</b></p></td></tr>
<tr><td><p class=MsoNormal>Zoé</p></td><td><p class=MsoNormal>13</p></td><td></td></tr></table>
<p class=MsoNormal><img width=300 src="file:///C:/Temp/image001.png" alt="Une boucle"></p>
<!--EndFragment--></body></html>`;

test('a text of Word keeps its structure, and nothing of its styles', () => {
  const found = paste(WORD, 'Les boucles') as Pasted;
  expect(found.html).toBe(`<h2>Les boucles</h2>
<h2>Répéter</h2>
<p><strong>Une boucle</strong> répète <em>vite</em><code>print</code>\u00a0: voilà.</p>
<ul>
<li>Un
<ol>
<li>Dedans</li>
</ol>
</li>
<li>Deux</li>
</ul>
<table>
<thead>
<tr>
<th>Nom</th>
<th>Âge</th>
<th></th>
</tr>
</thead>
<tbody><tr>
<td>Zoé</td>
<td>13</td>
<td></td>
</tr>
</tbody></table>
`);
  expect(found.pictures).toEqual([{ src: 'file:///C:/Temp/image001.png', alt: 'Une boucle' }]);
  expect(found.dropped).toEqual({ picture: 1 });
});

test('a text of Google Docs loses its wrapper, and its programs become blocks', () => {
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;${style}">${text}</span>`;
  const code = (text: string) =>
    `<p dir="ltr" style="line-height:1.38"><span style="font-family:'Roboto Mono',monospace;">${text}</span></p>`;
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr">${span('font-weight:400', 'Lists')}</h2>
<p dir="ltr">${span('font-weight:700', 'Bold ')}${span('font-style:italic', 'slanted')}${span('text-decoration:line-through', 'gone')} <a href="https://www.google.com/url?q=https://python.org/&amp;sa=D" style="text-decoration:none">${span('', 'Python')}</a></p>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${span('', 'one')}</p></li><ul><li aria-level="2"><p>${span('', 'inside')}</p></li></ul></ul>
${code('for i in range(3):')}${code('&nbsp;&nbsp;print(i)')}</b><br class="Apple-interchange-newline">`;
  expect(flat(paste(html))).toBe(
    '<h2>Lists</h2><p><strong>Bold</strong> <em>slanted</em><del>gone</del> <a href="https://python.org/">Python</a></p>' +
      '<ul><li>one<ul><li>inside</li></ul></li></ul>' +
      '<pre><code>for i in range(3):  print(i)</code></pre>',
  );
});

test('a text of LibreOffice keeps its lists and its quotes', () => {
  const html = `<!DOCTYPE html><html><head><title></title><style type="text/css">p { margin-bottom: 0.25cm }</style></head>
<body lang="fr-FR" dir="ltr"><h3 class="western">Titre</h3><p style="margin-bottom: 0cm">a<br/>
b <font face="Liberation Mono, monospace">x</font><sup>2</sup></p><ol start="3"><li><p>trois</p></li><li/><p>quatre</p></ol>
<blockquote>dit-elle</blockquote></body></html>`;
  expect(flat(paste(html))).toMatch(
    /^<h3>Titre<\/h3><p>a<br>b <code>x<\/code><sup>2<\/sup><\/p><ol start="3"><li>trois<\/li>.*quatre.*<blockquote><p>dit-elle<\/p><\/blockquote>$/,
  );
});

test('a page of the web is reduced to the tags of lessons, and says what was left out', () => {
  const html = `<article class="post" onclick="evil()"><h1 id="top">Title</h1><script>evil()</script><style>p{}</style>
<div><p style="color:red" onmouseover="evil()">See <a href="javascript:evil()">this</a>, <a href="/local">that</a>, <a href="mailto:a@b.fr" class="x">me</a> <!-- no --></p></div>
<iframe src="https://video.example/1"></iframe><form><input name="q"><button>Go</button></form>
<pre class="highlight"><code class="language-python"><span class="k">if</span> a &lt; b:
    <span>x</span> = "&amp;"</code></pre>
<p hidden>secret</p><p style="display:none">secret</p>
<figure><img src="data:image/png;base64,AAAA" alt="A cat"><figcaption>A cat</figcaption></figure>
<details><summary>More</summary>text</details><hr></article>`;
  const found = paste(html) as Pasted;
  expect(flat(found)).toBe(
    '<h2>Title</h2><p>See this, that, <a href="mailto:a@b.fr">me</a></p>' +
      '<pre><code class="language-python">if a &lt; b:    x = "&amp;"</code></pre>' +
      '<p>A cat</p><p>More</p><p>text</p><hr>',
  );
  expect(found.html).not.toMatch(/evil|style|class="(?!language)|secret|data:/);
  expect(found.dropped).toEqual({ link: 2, video: 1, form: 2, picture: 1 });
});

test('a program that an editor copies with its colours is one block', () => {
  const html = `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: Consolas, 'Courier New', monospace;white-space: pre;"><div><span style="color: #c586c0;">for</span> i <span>in</span> x:</div><div>    y</div></div>`;
  expect(paste(html, '# one\nfor i in x:\n    y')).toMatchObject({
    html: '<pre><code>for i in x:\n    y</code></pre>\n',
  });
});

test('a table that lays out a page is no table, and one in a table does not multiply', () => {
  expect(flat(paste('<table><tr><td><p>a</p><ul><li>b</li></ul></td></tr></table>'))).toBe(
    '<p>a</p><ul><li>b</li></ul>',
  );
  const nested = '<table><tr><td>x</td><td>'.repeat(30);
  expect(flat(paste(nested)).length).toBeLessThan(5000);
});

test.each([
  ['## Loops\n\nA text.', 'a heading'],
  ['- one\n- two', 'a list'],
  ['```python run\nprint(1)\n```', 'a program to run'],
  ['::exercise[name-badge]', 'an exercise'],
  ['::explore[coordinate-grid]{x: 20}', 'an explorable'],
  ['> [!GOAL] Goal\n> You can.', 'a box'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a table'],
  ['See [Python](https://python.org).', 'a link'],
])('%j is Markdown: %s', (text) => {
  expect(paste('', text)).toMatchObject({ from: 'markdown' });
  expect(paste(`<meta charset='utf-8'><span>${text}</span>`, text)).toMatchObject({
    from: 'markdown',
  });
});

test.each([
  'import turtle\n\n# Draw\nfor i in range(3):\n    turtle.forward(10 * i)\n# done',
  '## not a heading\nx = 3\n',
  'Two lines\nof 3 * 4 * 5 words',
  '<h2>HTML</h2>\n<p>- one</p>\n',
])('%j is no Markdown', (text) => {
  expect(paste('', text)).toMatchObject({ from: 'text' });
});

test('one line of text is pasted as it is, more lines are paragraphs', () => {
  expect(paste('', 'Hello & <you>')).toBeNull();
  expect(paste('<html><body><!--StartFragment--><p>Hello</p></body></html>', 'Hello')).toBeNull();
  expect(paste('', 'Hello & <you>\r\nBye')).toMatchObject({
    html: '<p>Hello &amp; &lt;you&gt;</p>\n<p>Bye</p>\n',
  });
  expect(paste('', 'a\nb\n\nc')).toMatchObject({ html: '<p>a\nb</p>\n<p>c</p>\n' });
});

test('the Markdown of every lesson becomes the HTML that its file becomes', () => {
  const lessons = readMarkdownLessons();
  expect(lessons.length).toBeGreaterThan(2 * 100);
  for (const { id, language, markdown, html } of lessons) {
    const found = pastedHtml({ html: '', text: markdown, language });
    expect(found, `${id} ${language}`).toMatchObject({ from: 'markdown', html });
  }
});

test('the HTML of every lesson, copied from a page, loses no text', () => {
  const wordsOf = (html: string) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return body.textContent?.replace(/\s+/g, '');
  };
  for (const { content } of readLessons().slice(0, 20)) {
    expect(wordsOf((paste(content) as Pasted).html)).toBe(wordsOf(content));
  }
});

test('a huge paste is refused unread, and so are paragraphs that would stop the page', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const page = '<p>a</p>'.repeat(PASTE_MAX_CHARACTERS / 8 + 1);
  expect(paste(page)).toBe('too_large');
  expect(paste('', 'a\n'.repeat(2_500_000))).toBe('too_large');
  expect(parse).not.toHaveBeenCalled();
  expect(paste('', `## a\n\n${'_a __b '.repeat(5000)}`)).toBe('too_hard');
  expect(paste('', `${'> '.repeat(5000)}[!TIP]\n## a`)).toBe('too_hard');
});

test.each([
  '<p>a <b>b</b></p>',
  '<b>a <p>b',
  `${'<div>'.repeat(300)}a${'</div>'.repeat(300)}`,
  `${'<ul><li>a'.repeat(120)}${'</li></ul>'.repeat(120)}`,
  '<table><tr><td>a<td>b</table>',
  '<p style="mso-list:l0 level3 lfo1">a</p>',
  '&nbsp;<br>',
  '<span> </span>',
])('pages of many %j are read in linear time', { timeout: 120_000 }, async (piece) => {
  const input = (size: number) => `<p>a</p>${piece.repeat(size / piece.length)}`;
  // The small page, a sixty-fourth, holds each piece as well.
  const size = 64 * Math.max(1000, piece.length);
  await expectLinear({ input, size, work: (html) => paste(html) });
});

test.each([
  '_a ',
  '[a](https://b.fr/) ',
  '`a ``b ',
  '# a\n\n',
  '* a\n',
  '**a',
  '| a |\n|---|\n',
  '> [!TIP]\n> a\n\n',
])('Markdown of many %j is read in linear time', { timeout: 120_000 }, async (piece) => {
  const input = (size: number) => `## a\n\n${piece.repeat(size / piece.length)}`;
  await expectLinear({ input, size: 450_000, work: (text) => paste('', text) });
});
