import type { PageCase } from '../cases.ts';

/** Pages that are only looked at: elements and styles. */
export const LOOKS: readonly PageCase[] = [
  {
    name: 'headings and paragraphs',
    html: '<h1>One</h1>\n<h2>Two</h2>\n<p>Text with <b>bold</b> and <em>more</em>.</p>',
  },
  {
    name: 'a whole page with a title',
    html: '<!DOCTYPE html>\n<html lang="fr"><head><meta charset="utf-8"><title>Ma page</title></head><body><h1>Été</h1></body></html>',
  },
  { name: 'lists in lists', html: '<ul><li>a<ul><li>b</ul><li>c</ul><ol start="3"><li>d</ol>' },
  {
    name: 'a table',
    html: '<table><tr><th>Name<th>Age<tr><td>Ada<td>36</table>',
    css: 'table { border-collapse: collapse } td, th { border: 1px solid black; padding: 4px }',
  },
  { name: 'tags that are not closed', html: '<div><p>one<p>two <b>bold</div><p>three' },
  {
    name: 'colours by name and number',
    html: '<p class="a">a</p><p class="b">b</p>',
    css: '.a { color: tomato } .b { color: #0a0; background: rgb(10 20 30 / 50%) }',
  },
  {
    name: 'a box with border and padding',
    html: '<div>x</div>',
    css: 'div { width: 200px; padding: 10px; border: 5px solid; margin: 20px auto }',
  },
  {
    name: 'border-box for all',
    html: '<div>x</div>',
    css: '* { box-sizing: border-box } div { width: 200px; padding: 10px }',
  },
  {
    name: 'flexbox',
    html: '<div><i>1</i><i>2</i><i>3</i></div>',
    css: 'div { display: flex; justify-content: space-between; align-items: center; height: 80px } i:nth-child(2) { flex: 1 }',
  },
  {
    name: 'grid',
    html: '<main><i>1</i><i>2</i><i>3</i><i>4</i></main>',
    css: 'main { display: grid; grid-template-columns: 1fr 2fr; gap: 10px }',
  },
  {
    name: 'a rule that is misspelt is left out',
    html: '<p>x</p>',
    css: 'p { colr: red; color: blue; backgroud: red }',
  },
  {
    name: 'a style sheet that does not end',
    html: '<p>x</p><b>y</b>',
    css: 'p { color: red } b { color: blue',
  },
  {
    name: 'variables of CSS',
    html: '<p>x</p>',
    css: ':root { --main: rebeccapurple } p { color: var(--main); margin: calc(2px * 4) }',
  },
  {
    name: 'styles in the page and in the file',
    html: '<style>p { color: red }</style><p>x</p><p style="color: green">y</p>',
    css: 'p { font-weight: bold }',
  },
  {
    name: 'media queries',
    html: '<p>x</p>',
    css: '@media (min-width: 700px) { p { color: red } } @media (max-width: 699px) { p { color: blue } }',
  },
  {
    name: 'nested rules',
    html: '<div><p>x</p></div>',
    css: 'div { & p { color: red } > p { margin: 0 } }',
  },
  {
    name: 'before and after',
    html: '<p>x</p>',
    css: 'p::before { content: "→ " } p::after { content: attr(class) }',
  },
  {
    name: 'position and z-index',
    html: '<div>a</div><span>b</span>',
    css: 'div { position: relative; height: 50px } span { position: absolute; top: 5px; right: 10px }',
  },
  {
    name: 'a form with all its fields',
    html: '<form><label>Name <input name="n" value="Ada"></label><select><option>a<option selected>b</select><textarea>t</textarea><input type="checkbox" checked><input type="range" min="0" max="10" value="7"></form>',
  },
  {
    name: 'details and summary',
    html: '<details open><summary>More</summary><p>x</p></details><details><summary>Less</summary><p>y</p></details>',
  },
  {
    name: 'SVG in the page',
    html: '<svg width="100" height="50" viewBox="0 0 10 5"><circle cx="5" cy="2" r="2" fill="red"/><text x="1" y="4">a</text></svg>',
  },
  { name: 'entities and special signs', html: '<p>&lt;b&gt; &amp; &eacute; &nbsp;| 5 &lt; 6</p>' },
  {
    name: 'comments are left out',
    html: '<!-- <p>no</p> --><p>yes</p>',
    css: '/* p { color: red } */ p { color: blue }',
  },
  {
    name: 'text that looks like the end of a style',
    html: '<p>x</p>',
    css: 'p::before { content: "</s" } p { color: red }',
  },
];
