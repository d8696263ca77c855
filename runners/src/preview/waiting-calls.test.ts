import { expect, test, vi } from 'vitest';
import { runSteps, Suspended } from './frame/suspended.ts';
import { guardScript } from './instrument.ts';
import { DIALOGS, LOOP_GUARD, NAVIGATION } from './messages.ts';
import type { ScriptKind } from './waiting-calls.ts';

const JS = { file: 'script.js', firstLine: 1 } as const;

/** Runs code that asks; each question waits until it is answered. */
function started(code: string, kind: ScriptKind = 'script') {
  const questions: { text: string; answer: (value: unknown) => void }[] = [];
  const output: unknown[] = [];
  const ask = (text: string) => {
    const suspended = new Suspended();
    questions.push({ text, answer: (value) => suspended.finish(value) });
    return suspended;
  };
  const dialogs = {
    prompt: ask,
    confirm: ask,
    run: (self: unknown, values: unknown[], steps: () => Iterator<unknown, unknown, unknown>) =>
      runSteps(Reflect.apply(steps, self, [...values])),
    atTop: (work: () => unknown) => work(),
  };
  const { code: ready, problem } = guardScript(code, JS, kind);
  expect(problem).toBeNull();
  expect(ready.split('\n')).toHaveLength(code.split('\n').length);
  new Function(DIALOGS, LOOP_GUARD, 'say', ready)(
    dialogs,
    () => {},
    (value: unknown) => output.push(value),
  );
  return { questions, output, answer: (value: unknown) => questions.shift()?.answer(value) };
}

test.each([
  ['a function', 'function f() { say(prompt("a") + "!"); }\nf();'],
  [
    'one that calls it',
    'function g() { return prompt("a"); }\nconst f = () => say(g() + "!");\nf();',
  ],
  [
    'a method',
    'const o = { g() { return prompt("a"); } };\nfunction f() { say(o.g() + "!"); }\nf();',
  ],
  ['an arrow with nothing else', 'const g = () => prompt("a");\n(() => { say(g() + "!"); })();'],
  [
    'a loop',
    'function f() {\n  let n = "";\n  while (n === "") n = prompt("a");\n  say(n + "!");\n}\nf();',
  ],
])('goes on with the answer: %s', (_, code) => {
  const { questions, output, answer } = started(code);
  expect(questions.map(({ text }) => text)).toEqual(['a']);
  expect(output).toEqual([]);
  answer('x');
  expect(output).toEqual(['x!']);
});

test('two questions of one function are asked one after the other, with what it was given', () => {
  const { questions, output, answer } = started(
    'function f(a) { if (confirm(a)) say(this.n + prompt(arguments[1])); }\nf.call({ n: 1 }, "p", "q");',
  );
  answer(true);
  expect(questions.map(({ text }) => text)).toEqual(['q']);
  answer('2');
  expect(output).toEqual(['12']);
});

test('what a part throws later reaches whoever called it', () => {
  const { output, answer } = started(
    'function g() { prompt("a"); throw new Error("no"); }\nfunction f() { try { g(); } catch (error) { say(error.message); } }\nf();',
  );
  answer('x');
  expect(output).toEqual(['no']);
});

test('an asynchronous function waits by itself', async () => {
  const { output, answer } = started('async function f() { say(prompt("a") + "!"); }\nf();');
  answer('x');
  await vi.waitFor(() => expect(output).toEqual(['x!']));
});

test('a program with a function of that name keeps it', () => {
  const { output } = started('function prompt(a) { return a + "!"; }\nsay(prompt("own"));');
  expect(output).toEqual(['own!']);
});

test.each([
  ['location.href = "a.html";', `${NAVIGATION}( "a.html");`],
  ['window.location = page;', `${NAVIGATION}( page);`],
  ['location.assign("a.html")', `${NAVIGATION}("a.html")`],
  ['location.reload()', `${NAVIGATION}.reload()`],
  ['let location = "Paris";\nlocation = "Rome";', 'let location = "Paris";\nlocation = "Rome";'],
  ['my.location = 1; const { href } = location;', 'my.location = 1; const { href } = location;'],
])('leads to other pages by our own function: %s', (code, ready) => {
  expect(guardScript(code, JS).code).toBe(ready);
});

test('what tries to send the room elsewhere is left to the browser, which refuses it', () => {
  expect(guardScript('top.location = "https://a.example";', JS).code).not.toContain(NAVIGATION);
});
