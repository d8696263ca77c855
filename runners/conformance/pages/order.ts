import type { PageCase } from '../cases.ts';

const js = (name: string, text: string) => ({ name, type: 'text/javascript', text });
const css = (name: string, text: string) => ({ name, type: 'text/css', text });

const page = (head: string, body = '<p id="p">x</p>') =>
  `<!doctype html>\n<html>\n<head>${head}</head>\n<body>${body}</body>\n</html>`;
const GREET = js('lib.js', 'function greet() { return "hello"; }');
const STYLE = '<link rel="stylesheet" href="style.css">';
/** Reports whether the page is loaded already. */
const LOOK =
  'console.log(document.readyState === "loading", document.getElementById("p")?.textContent);';

/** Whole pages that depend on the places of their scripts and style sheets. */
export const ORDER: readonly PageCase[] = [
  {
    name: 'a deferred script after a deferred library',
    html: page('<script src="lib.js" defer></script><script src="script.js" defer></script>'),
    js: 'p.textContent = greet();',
    files: [GREET],
  },
  {
    name: 'a script in the head without defer finds no elements',
    html: page('<script src="script.js"></script>'),
    js: LOOK,
  },
  {
    name: 'a deferred script in the head finds them',
    html: page('<script src="script.js" defer></script>'),
    js: LOOK,
  },
  {
    name: 'a module in the head runs after deferred scripts before it',
    html: page(
      '<script src="lib.js" defer></script><script type="module" src="script.js"></script>',
    ),
    js: `import { n } from "./n.js";\n${LOOK}\np.textContent = greet() + n;`,
    files: [GREET, js('n.js', 'export const n = 4;')],
  },
  ...['defer', 'type="module"', 'async', ''].map((how) => ({
    name: `a script ${how} that waits for the page`,
    html: page(`<script ${how} src="script.js"></script>`),
    js: 'addEventListener("DOMContentLoaded", () => console.log("read"));\naddEventListener("load", () => console.log("loaded", p.textContent));',
    isModule: how.includes('module'),
  })),
  {
    name: 'a script between two of the page',
    html: page(
      '',
      '<p id="p">x</p><script>var list = ["a"];</script><script src="script.js"></script><script>list.push("c"); p.textContent = list;</script>',
    ),
    js: 'list.push("b");',
  },
  {
    name: 'a script before its library fails',
    html: page(
      '',
      '<p id="p">x</p><script src="script.js"></script><script src="lib.js"></script>',
    ),
    js: 'try { p.textContent = greet(); } catch (error) { p.textContent = error.name; }',
    files: [GREET],
  },
  {
    name: 'an inline script does not wait for a deferred one',
    html: page(
      '<script src="script.js" defer></script>',
      '<p id="p">x</p><script>console.log(typeof made)</script>',
    ),
    js: 'var made = 1;\nconsole.log(made);',
  },
  {
    name: 'an asynchronous script',
    html: page('<script async src="script.js"></script>'),
    js: 'addEventListener("load", () => { p.textContent = "loaded"; });\nif (document.readyState === "complete") p.textContent = "loaded";',
  },
  {
    name: 'a later style sheet wins',
    html: page(`${STYLE}<link rel="stylesheet" href="theme.css">`),
    css: 'p { color: red; margin-top: 3px }',
    files: [css('theme.css', 'p { color: blue }')],
  },
  {
    name: 'an earlier style sheet loses',
    html: page(`<link rel="stylesheet" href="theme.css">${STYLE}`),
    css: 'p { color: red }',
    files: [css('theme.css', 'p { color: blue }')],
  },
  {
    name: 'a later inline style wins',
    html: page(`${STYLE}<style>p { color: green }</style>`),
    css: 'p { color: red; font-size: 30px }',
  },
  {
    name: 'a style sheet in the body',
    html: page('<style>p { color: green }</style>', `<p id="p">x</p>${STYLE}`),
    css: 'p { color: red }',
  },
  {
    name: 'a style sheet for another width',
    html: page('<link rel="stylesheet" media="(max-width: 100px)" href="style.css">'),
    css: 'p { color: red }',
  },
  {
    name: 'a style sheet that another imports',
    html: page('<style>@import "style.css"; p { margin-top: 1px }</style>'),
    css: 'p { color: red; margin-top: 9px }',
  },
  {
    name: 'a script that is imported runs once',
    html: page(
      '<script type="module">import { n } from "./script.js"; p.textContent = n;</script>',
    ),
    js: 'console.log("once");\nexport const n = 3;',
    isModule: true,
  },
  {
    name: 'rules of a linked style sheet are read',
    html: page(STYLE),
    css: 'p { color: red }',
    js: 'console.log(document.styleSheets.length, document.styleSheets[0].cssRules[0].selectorText);',
  },
  {
    name: 'without tags the style sheet and the script come last',
    html: page('<style>p { color: green }</style>', '<p id="p">x</p><script>var a = 1;</script>'),
    css: 'p { color: red }',
    js: 'console.log(a, document.readyState);',
  },
];
