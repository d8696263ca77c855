import type { PageCase } from '../cases.ts';

const html = (name: string, text: string) => ({ name, type: 'text/html', text });
const js = (name: string, text: string) => ({ name, type: 'text/javascript', text });
const css = (name: string, text: string) => ({ name, type: 'text/css', text });
const json = (name: string, text: string) => ({ name, type: 'application/json', text });
const RED_POINT = {
  name: 'red.png',
  type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
};

/** Pages with files, modules, places and other pages. */
export const SITES: readonly PageCase[] = [
  {
    name: 'a picture',
    html: '<img src="red.png" width="40" height="30" alt="red" onload="console.log(this.naturalWidth)">',
    files: [RED_POINT],
  },
  {
    name: 'a picture as background',
    html: '<div>x</div>',
    css: 'div { background: url(red.png); height: 20px }',
    files: [RED_POINT],
  },
  {
    name: 'a picture that a script makes',
    html: '<p>x</p>',
    js: 'const i = new Image();\ni.onload = () => document.body.append(i);\ni.src = "./red.png";',
    files: [RED_POINT],
  },
  {
    name: 'a picture in a folder',
    html: '<img src="img/red.png" onload="console.log(1)">',
    files: [{ ...RED_POINT, name: 'img/red.png' }],
  },
  {
    name: 'one more style sheet',
    html: '<link rel="stylesheet" href="more.css"><p>x</p>',
    files: [css('more.css', 'p { color: red }')],
  },
  {
    name: 'a style sheet that imports another',
    html: '<link rel="stylesheet" href="a.css"><p>x</p>',
    files: [css('a.css', '@import "b.css"; p { margin: 3px }'), css('b.css', 'p { color: blue }')],
  },
  {
    name: 'one more script',
    html: '<script src="helper.js"></script><p id="p"></p>',
    js: 'p.textContent = twice(21);',
    files: [js('helper.js', 'function twice(n) { return 2 * n; }')],
  },
  {
    name: 'scripts share their variables',
    html: '<script src="a.js"></script><script>let b = a + 1;</script><p>x</p>',
    js: 'console.log(a, b);',
    files: [js('a.js', 'const a = 1;')],
  },
  {
    name: 'fetch of JSON',
    html: '<ul id="l"></ul>',
    js: 'fetch("data.json").then((r) => r.json()).then((list) => { for (const one of list) l.insertAdjacentHTML("beforeend", "<li>" + one + "</li>"); });',
    files: [json('data.json', '["a", "b"]')],
  },
  {
    name: 'a module with imports',
    html: '<p id="p"></p>',
    isModule: true,
    js: 'import { half, name } from "./half.js";\np.textContent = name + half(84);',
    files: [js('half.js', 'export const half = (n) => n / 2;\nexport let name = "x";')],
  },
  {
    name: 'modules that import modules',
    html: '<p id="p"></p>',
    isModule: true,
    js: 'import run from "./a.js";\nrun(p);',
    files: [
      js(
        'a.js',
        'import { text } from "./lib/b.js";\nexport default (p) => { p.textContent = text; };',
      ),
      js('lib/b.js', 'export const text = "deep";'),
    ],
  },
  {
    name: 'import on demand',
    html: '<button id="b">x</button>',
    js: 'b.onclick = async () => { const { say } = await import("./say.js"); say(); };',
    files: [js('say.js', 'export const say = () => console.log("said");')],
    acts: ['click #b'],
  },
  {
    name: 'a module in the page',
    html: '<script type="module">import { n } from "./n.js";\ndocument.body.append(n);</script><p>x</p>',
    files: [js('n.js', 'export const n = 5;')],
  },
  {
    name: 'top-level await in a module',
    html: '<p id="p"></p>',
    isModule: true,
    js: 'const list = await (await fetch("d.json")).json();\np.textContent = list.length;\nexport {};',
    files: [json('d.json', '[1,2,3]')],
  },
  {
    name: 'a link to another page',
    html: '<a id="a" href="two.html">two</a>',
    files: [
      html(
        'two.html',
        '<!doctype html><title>Two</title><h1 id="h">Second</h1><script>console.log("two")</script>',
      ),
    ],
    acts: ['click #a'],
  },
  {
    name: 'there and back by links',
    html: '<h1>First</h1><a id="a" href="two.html">two</a>',
    files: [html('two.html', '<a id="b" href="index.html">back</a>')],
    acts: ['click #a', 'click #b'],
  },
  {
    name: 'another page by a script',
    html: '<button id="a" onclick="location.href = \'two.html\'">two</button>',
    files: [html('two.html', '<h1>Second</h1>')],
    acts: ['click #a'],
  },
  {
    name: 'a place in the page',
    html: '<a id="a" href="#t">x</a><div style="height: 2000px"></div><p id="t">t</p>',
    css: ':target { color: red }',
    acts: ['click #a'],
  },
  {
    name: 'tabs by :target alone',
    html: '<a id="a" href="#one">1</a><a id="b" href="#two">2</a><p id="one">one</p><p id="two">two</p>',
    css: 'p { display: none } p:target { display: block }',
    acts: ['click #a', 'click #b'],
  },
  {
    name: 'hashchange',
    html: '<a id="a" href="#x">x</a><p>p</p>',
    js: 'addEventListener("hashchange", () => console.log(location.hash));',
    acts: ['click #a'],
  },
];
