import type { PageCase } from '../cases.ts';

/** Pages with scripts that change them and answer to people. */
export const SCRIPTS: readonly PageCase[] = [
  {
    name: 'text by id',
    html: '<p id="p"></p>',
    js: 'document.getElementById("p").textContent = "Hi " + (1 + 2);',
  },
  {
    name: 'ids as variables',
    html: '<p id="out"></p>',
    js: 'out.innerText = "x"; out.style.color = "red";',
  },
  {
    name: 'a counter',
    html: '<button id="b">0</button>',
    js: 'let n = 0;\nb.onclick = () => { n++; b.textContent = n; };',
    acts: ['click #b', 'click #b'],
  },
  {
    name: 'a handler in the page',
    html: '<button id="b" onclick="this.textContent = \'a > b\'; count(2)">x</button><p id="p"></p>',
    js: 'function count(n) { p.textContent = n; }',
    acts: ['click #b'],
  },
  {
    name: 'a handler over lines',
    html: '<button id="b" onclick="\n  for (let i = 0; i < 3; i++) {\n    p.append(i);\n  }\n">x</button><p id="p"></p>',
    acts: ['click #b'],
  },
  {
    name: 'elements that are made',
    html: '<ul id="l"></ul>',
    js: 'for (const name of ["a", "b"]) {\n  const item = document.createElement("li");\n  item.textContent = name;\n  l.append(item);\n}',
  },
  {
    name: 'innerHTML',
    html: '<div id="d"></div>',
    js: 'd.innerHTML = "<p class=a>x</p>" + "<b>" + 2 * 3 + "</b>";',
    css: '.a { color: red }',
  },
  {
    name: 'document.write',
    html: '<p>a</p>\n<script>document.write("<p>" + [1, 2].join("-") + "</p>")</script>\n<p>b</p>',
  },
  {
    name: 'classes that come and go',
    html: '<p id="p" class="a">x</p>',
    css: '.on { color: red }',
    js: 'p.classList.toggle("on"); p.classList.remove("a");',
  },
  {
    name: 'events that bubble',
    html: '<div id="d"><button id="b">x</button></div>',
    js: 'd.addEventListener("click", (e) => console.log("div", e.target.id));\nb.addEventListener("click", () => console.log("button"));',
    acts: ['click #b'],
  },
  {
    name: 'a form that is handled',
    html: '<form id="f"><input id="i" name="n" required><button>ok</button></form><p id="p"></p>',
    js: 'f.addEventListener("submit", (event) => { event.preventDefault(); p.textContent = new FormData(f).get("n"); f.reset(); });',
    acts: ['fill #i Ada L', 'press Enter'],
  },
  {
    name: 'a required field that is empty',
    html: '<form id="f"><input id="i" required><button id="b">ok</button></form>',
    js: 'f.onsubmit = () => { console.log("sent"); return false; };',
    acts: ['click #b'],
  },
  {
    name: 'a dialog by showModal',
    html: '<dialog id="d"><form method="dialog"><button id="y" value="yes">yes</button></form></dialog><button id="b" onclick="d.showModal()">open</button>',
    js: 'd.addEventListener("close", () => console.log("closed", d.returnValue));',
    acts: ['click #b', 'click #y'],
  },
  {
    name: 'keys',
    html: '<input id="i">',
    js: 'i.addEventListener("keydown", (e) => console.log(e.key));\ni.addEventListener("input", () => console.log(i.value));',
    acts: ['click #i', 'press a', 'press B', 'press Enter'],
  },
  {
    name: 'timers',
    html: '<p id="p">0</p>',
    js: 'let n = 0;\nconst timer = setInterval(() => { p.textContent = ++n; if (n === 5) clearInterval(timer); }, 10);',
  },
  {
    name: 'promises and async functions',
    html: '<p id="p"></p>',
    js: 'const wait = (ms) => new Promise((done) => setTimeout(done, ms));\nasync function go() { await wait(10); p.textContent = "later"; }\ngo().then(() => console.log("done"));',
  },
  {
    name: 'classes and getters',
    html: '<p id="p"></p>',
    js: 'class Ball { #x = 1; constructor(y) { this.y = y; } get sum() { return this.#x + this.y; } static of(y) { return new Ball(y); } }\nconsole.log(Ball.of(2).sum);',
  },
  {
    name: 'all kinds of loops',
    html: '<p>x</p>',
    js: 'let s = "";\nfor (let i = 0; i < 3; i++) s += i;\nfor (const k in { a: 1, b: 2 }) s += k;\nfor (const v of new Set([7, 8])) s += v;\nlet n = 2; while (n--) s += "w";\ndo s += "d"; while (n++ < 0);\nouter: for (const a of [1, 2]) for (const b of [1, 2]) { if (b === 2) continue outer; s += a; }\nconsole.log(s);',
  },
  {
    name: 'closures in loops',
    html: '<p>x</p>',
    js: 'const list = [];\nfor (let i = 0; i < 3; i++) list.push(() => i);\nvar old = [];\nfor (var j = 0; j < 3; j++) old.push(() => j);\nconsole.log(list.map((f) => f()).join(), old.map((f) => f()).join());',
  },
  {
    name: 'labels and switch',
    html: '<p>x</p>',
    js: 'function f(n) { switch (n) { case 1: return "one"; default: return "more"; } }\nconsole.log(f(1), f(2), typeof f);',
  },
  {
    name: 'regular expressions with signs of HTML',
    html: '<p id="p">a</p>',
    js: 'console.log("<b>x</b>".replace(/<\\/?b>/g, ""), "<!--".length, "</script>".length);',
  },
  {
    name: 'JSON and dates',
    html: '<p>x</p>',
    js: 'console.log(JSON.stringify({ a: [1, null], b: "é" }), new Date(0).toISOString());',
  },
  {
    name: 'localStorage',
    html: '<p>x</p>',
    js: 'localStorage.setItem("a", 1);\nlocalStorage.b = "two";\nconsole.log(localStorage.getItem("a"), localStorage.b, localStorage.length, localStorage.getItem("c"), Object.keys(localStorage).sort().join());\nlocalStorage.removeItem("a"); console.log("a" in localStorage);',
  },
  {
    name: 'prompt at the top',
    html: '<p id="p"></p>',
    js: 'const name = prompt("Name?");\nconst age = Number(prompt("Age?"));\np.textContent = name + " " + (age + 1);',
    answers: ['Ada', '36'],
  },
  {
    name: 'confirm and prompt that are put away',
    html: '<p id="p"></p>',
    js: 'console.log(String(confirm("Sure?")), String(prompt("Name?")));',
    answers: [false, null],
  },
  {
    name: 'a guessing game in a loop',
    html: '<p id="p"></p>',
    js: 'const secret = 3;\nlet guess, tries = 0;\nwhile (guess !== secret) { guess = Number(prompt("Number?")); tries++; }\np.textContent = tries + " tries";',
    answers: ['1', '2', '3'],
  },
  {
    name: 'confirm in a handler',
    html: '<ul id="l"><li>a</li></ul><button id="b">x</button>',
    js: 'function sure() { return confirm("Delete?"); }\nb.onclick = function () { if (sure()) l.innerHTML = ""; else console.log("kept"); console.log(this.id); };',
    acts: ['click #b', 'click #b'],
    answers: [false, true],
  },
  {
    name: 'prompt in a method',
    html: '<p id="p"></p><button id="b">x</button>',
    js: 'class List { items = []; add() { const item = prompt("Item?"); if (item) this.items.push(item); this.show(); } show = () => { p.textContent = this.items.join(", "); } }\nconst list = new List();\nb.addEventListener("click", () => list.add());',
    acts: ['click #b', 'click #b'],
    answers: ['milk', 'tea'],
  },
  { name: 'alert goes on', html: '<p id="p"></p>', js: 'alert("Hi");\np.textContent = "after";' },
  {
    name: 'canvas',
    html: '<canvas id="c" width="100" height="50"></canvas>',
    js: 'const g = c.getContext("2d");\ng.fillStyle = "red"; g.fillRect(0, 0, 50, 50);\nconsole.log([...g.getImageData(10, 10, 1, 1).data].join());',
  },
];
