import { expect, test } from 'vitest';
import { INNOCENT_SCRIPTS } from './innocent-scripts.ts';
import { scriptHints } from './script-hints.ts';

const hintsOf = (code: string) =>
  scriptHints(code).map((one) => [
    one.kind === 'notice' && one.notice,
    one.text,
    one.position?.line,
  ]);

/** Scripts that run, but not as their author meant. */
const SLIPS: readonly [code: string, notice: string, text: string, line: number][] = [
  ['let x = 1;\nif (x = 0) { go(); }', 'js_given_in_condition', 'x\t0', 2],
  ['let x = 1;\nwhile (x = true) { go(); }', 'js_given_in_condition', 'x\ttrue', 2],
  ['if (name = "Ada") go();', 'js_given_in_condition', 'name\t"Ada"', 1],
  ['if (player.score = best) {}', 'js_given_in_condition', 'player.score\tbest', 1],
  ['if (x > 100);\n{ x = 0; }', 'js_empty_body', 'if', 1],
  ['if (x > 100);', 'js_empty_body', 'if', 1],
  ['for (let i = 0; i < 3; i++);\n{ go(); }', 'js_empty_body', 'for', 1],
  ['while (x < 3);\n{ x++; }', 'js_empty_body', 'while', 1],
  ['function f() { go(); }\nbutton.onclick = f();', 'js_called_at_once', 'f', 2],
  [
    'const f = () => { go(); };\nbutton.addEventListener("click", f());',
    'js_called_at_once',
    'f',
    2,
  ],
  ['function f() {}\nsetTimeout(f(), 1000);', 'js_called_at_once', 'f', 2],
  ['function f() {}\nsetInterval(f(), 1000);', 'js_called_at_once', 'f', 2],
  ['button.onclick = alert("hi");', 'js_called_at_once', 'alert', 1],
  [
    'function f() {}\nfunction setup() { createButton("a").mousePressed(f()); }',
    'js_called_at_once',
    'f',
    2,
  ],
  ['box.innerHtml = "a";', 'js_property', 'innerHtml\tinnerHTML', 1],
  ['box.textcontent = "a";', 'js_property', 'textcontent\ttextContent', 1],
  ['box.style.backgroundcolor = "red";', 'js_property', 'backgroundcolor\tbackgroundColor', 1],
  ['document.getElementsByClassName("a").textContent = "b";', 'js_several', 'textContent', 1],
  ['document.querySelectorAll("p").style.color = "red";', 'js_several', 'style', 1],
  ['let x = 1;\nx == 5;', 'js_compared', 'x\t==', 2],
  ['ball.x === 5;', 'js_compared', 'ball.x\t===', 1],
  ['function f() { go(); }\nf;', 'js_not_called', 'f', 2],
];

test.each(SLIPS)('%j: %s %j in line %d', (code, notice, text, line) => {
  expect(hintsOf(code)).toEqual([[notice, text, line]]);
});

test('there are enough innocent scripts', () => {
  expect(INNOCENT_SCRIPTS.length).toBeGreaterThanOrEqual(60);
});

test.each(INNOCENT_SCRIPTS)('no hint: %j', (code) => {
  expect(hintsOf(code)).toEqual([]);
});

test('a script in a page is counted from its line there', () => {
  const [hint] = scriptHints('\nbox.innerHtml = 1', { file: 'index.html', firstLine: 5 });
  expect(hint?.position).toEqual({ file: 'index.html', line: 6 });
});
