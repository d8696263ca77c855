import type { PageCase } from '../cases.ts';
import type { GivenFile } from '../preview-page.ts';

const file = (name: string, type: string, text: string): GivenFile => ({ name, type, text });

/** Pages as they are made at school: several files, forms, tables, small programs. */
export const SCHOOL: readonly PageCase[] = [
  {
    name: 'a site of three pages with one style sheet',
    html: '<!doctype html><html lang="en"><head><title>Home</title><link rel="stylesheet" href="style.css"></head><body><nav><a id="a" href="pages/animals.html">Animals</a></nav><h1>Home</h1></body></html>',
    css: 'nav { background: gold; padding: 8px } h1 { color: teal }',
    files: [
      file(
        'pages/animals.html',
        'text/html',
        '<!doctype html><title>Animals</title><link rel="stylesheet" href="../style.css"><nav><a id="b" href="cats.html#tom">Cats</a></nav><h1>Animals</h1>',
      ),
      file(
        'pages/cats.html',
        'text/html',
        '<!doctype html><title>Cats</title><link rel="stylesheet" href="../style.css"><h1>Cats</h1><p id="tom">Tom</p><style>:target { color: red }</style><script>fetch("names.txt").then((answer) => answer.text()).then((text) => { tom.textContent += text; });</script>',
      ),
      file('pages/names.txt', 'text/plain', ', Felix'),
    ],
    acts: ['click #a', 'click #b'],
  },
  {
    name: 'a quiz with radio buttons and a score',
    html: '<form id="quiz"><fieldset><legend>2 + 2</legend><label><input type="radio" name="q" value="3">3</label><label><input id="four" type="radio" name="q" value="4">4</label></fieldset><button id="go">Check</button></form><output id="o"></output>',
    js: 'quiz.addEventListener("submit", (event) => {\n  event.preventDefault();\n  const answer = new FormData(quiz).get("q");\n  o.textContent = answer === "4" ? "Right" : "Wrong: " + answer;\n  o.className = answer;\n});',
    acts: ['click #go', 'click #four', 'click #go'],
  },
  {
    name: 'a shopping list that is kept',
    html: '<input id="what"><button id="add">Add</button><ul id="list"></ul>',
    js: 'const items = JSON.parse(localStorage.getItem("items") ?? "[]");\nfunction show() {\n  list.replaceChildren(...items.map((text, i) => {\n    const li = document.createElement("li");\n    li.textContent = i + 1 + ". " + text;\n    return li;\n  }));\n}\nadd.onclick = () => {\n  items.push(what.value);\n  localStorage.setItem("items", JSON.stringify(items));\n  what.value = "";\n  what.focus();\n  show();\n  console.log(localStorage.length, document.activeElement.id);\n};\nshow();',
    acts: ['fill #what milk', 'click #add', 'fill #what bread', 'click #add'],
  },
  {
    name: 'a table made of JSON, sorted by a click',
    html: '<table><thead><tr><th id="h">Name</th><th>Age</th></tr></thead><tbody id="rows"></tbody></table>',
    css: 'table { border-collapse: collapse } td, th { border: 1px solid; padding: 4px } tr:nth-child(even) { background-color: #eee }',
    js: 'let people = [];\nconst show = () => { rows.innerHTML = people.map(({ name, age }) => "<tr><td>" + name + "</td><td>" + age + "</td></tr>").join(""); };\nasync function load() {\n  const answer = await fetch("people.json");\n  console.log(answer.ok, answer.status, answer.headers.get("content-type"));\n  people = await answer.json();\n  show();\n}\nh.onclick = () => { people.sort((a, b) => a.name.localeCompare(b.name)); show(); };\nload().catch((error) => console.log("no", error.name));',
    files: [
      file('people.json', 'application/json', '[{"name":"Zoe","age":14},{"name":"Ada","age":15}]'),
    ],
    acts: ['click #h'],
  },
  {
    name: 'a page from fetch and template',
    html: '<template id="t"><article><h2></h2><p></p></article></template><main id="m"></main>',
    js: 'fetch("news.txt").then((r) => r.text()).then((text) => {\n  for (const line of text.trim().split("\\n")) {\n    const [title, words] = line.split(": ");\n    const copy = t.content.cloneNode(true);\n    copy.querySelector("h2").textContent = title;\n    copy.querySelector("p").textContent = words;\n    m.append(copy);\n  }\n});',
    files: [file('news.txt', 'text/plain', 'One: first words\nTwo: more words\n')],
  },
  {
    name: 'checks of a form in the browser',
    html: '<form id="f"><input id="mail" name="mail" type="email" required><input id="age" name="age" type="number" min="10" max="99" value="7"><button id="go" type="button">Check</button></form><p id="p"></p>',
    css: 'input:invalid { background-color: pink }',
    js: 'go.onclick = () => {\n  p.textContent = [f.checkValidity(), mail.validity.valueMissing, mail.validity.typeMismatch, age.validity.rangeUnderflow].join(" ");\n};',
    acts: [
      'click #go',
      'fill #mail ada',
      'click #go',
      'fill #mail ada@b.org',
      'fill #age 12',
      'click #go',
    ],
  },
  {
    name: 'a game of noughts and crosses',
    html: '<div id="board"></div><p id="turn">X</p>',
    css: '#board { display: grid; grid-template-columns: repeat(3, 40px); gap: 2px } #board button { height: 40px; font-size: 20px }',
    js: 'let turn = "X";\nfor (let i = 0; i < 9; i++) {\n  const cell = document.createElement("button");\n  cell.id = "c" + i;\n  cell.dataset.place = i;\n  cell.addEventListener("click", ({ target }) => {\n    if (target.textContent) return;\n    target.textContent = turn;\n    turn = turn === "X" ? "O" : "X";\n    document.getElementById("turn").textContent = turn + target.dataset.place;\n  }, { once: true });\n  board.append(cell);\n}',
    acts: ['click #c4', 'click #c0', 'click #c4', 'click #c8'],
  },
];
