import { expect, test } from 'vitest';
import { missingFileText } from '../files/missing-file.ts';
import type { ScriptErrorCode } from './error-rules.ts';
import {
  explainScriptError,
  recognizeScriptError,
  SCRIPT_ERROR_CODES,
  scriptErrorText,
} from './friendly-errors.ts';
import { guardScript } from './instrument.ts';

/** Returns the messages about scripts that cannot be parsed. */
const scripts = (...codes: string[]) =>
  codes.map((code): [string, string] => {
    const { problem } = guardScript(code, { file: 'script.js', firstLine: 1 });
    return [problem?.name ?? 'SyntaxError', problem?.text ?? `This can be read: ${code}`];
  });

/** Each kind, as browsers word it. */
const SEEN: Record<ScriptErrorCode, [name: string, text: string][]> = {
  'missing-file-capitals': [['MissingFile', missingFileText('cat.PNG', ['dog.png', 'cat.png'])]],
  'missing-file-folder': [['MissingFile', missingFileText('cat.png', ['img/cat.png'])]],
  'missing-file-closest': [
    ['MissingFile', missingFileText('kat.png', ['cat.png', 'dog.png'])],
    ['MissingFile', missingFileText('cat.jpg', ['cat.png'])],
  ],
  'missing-file': [['MissingFile', missingFileText('cat.png', ['notes.txt'])]],
  'unreadable-file': [['UnreadableFile', 'data.json']],
  'p5-too-early': [['P5TooEarly', 'random']],
  'p5-capitals': [['P5Name', 'createcanvas (capitals: createCanvas)']],
  'p5-name': [['P5Name', 'elipse (spelling: ellipse)']],
  'p5-hidden': [['P5Hidden', 'text']],
  'p5-variable': [['P5Variable', 'mouseIsPressed']],
  'p5-color': [['P5Color', '']],
  'p5-picture': [['P5Picture', '']],
  'model-foreign': [['ForeignModel', 'cat.model.json']],
  'model-broken': [['BrokenModel', 'cat.model.json']],
  'model-large': [['LargeModel', 'cat.model.json']],
  'model-not-ready': [['ModelNotReady', 'cat']],
  'model-wants-drawing': [['ModelInput', 'drawing']],
  'model-wants-hand': [['ModelInput', 'hand']],
  'model-wants-picture': [['ModelInput', 'picture']],
  'model-wants-text': [['ModelInput', 'text']],
  'model-wants-row': [['ModelInput', 'table']],
  'model-misses-columns': [['ModelColumns', "'weight'"]],
  'known-elsewhere': [['KnownElsewhere', 'speed']],
  'known-as-own': [['KnownAsOwn', 'speed']],
  'foreign-name': [['ForeignName', 'True (true)']],
  misspelt: [['Misspelt', 'getElementByID (capitals: getElementById)']],
  'tag-around': scripts('<script>'),
  'html-in-script': scripts('<h1>Hi</h1>'),
  'hash-comment': scripts('# a ball'),
  'typographic-quote': scripts('fill(“red”);', 'fill(« red »);'),
  'keyword-in-capitals': scripts('Let x = 3;', 'If (x) { }'),
  'printed-as-elsewhere': scripts('print "hello"', 'echo "hello";'),
  'name-in-one-word': scripts('let my var = 3;', 'let my-var = 3;'),
  'equals-once': scripts('let x == 3;', 'let x := 3;'),
  'function-brackets': scripts('function draw {\n}'),
  'half-condition': scripts('if (x > 2 && < 5) {}', 'while (x < 2 || == 5) {}'),
  'then-after-condition': scripts('if (x === 3) then { }'),
  'colour-without-quotes': scripts('fill(#ff0000);'),
  'arrow-sign': scripts('let f = (a) -> a;'),
  'apostrophe-ends-text': scripts("console.log('It's me');"),
  'semicolon-for-comma': scripts('circle(50; 50; 20);'),
  'else-if-word': scripts('if (x) {\n} elseif (y) {\n}'),
  'french-word': scripts('si (x > 3) {\n}', 'if (x) {\n} sinon {\n}', 'tant que (x < 3) {\n}'),
  'type-before-name': scripts('int x = 5;', 'float speed;', 'String name = "Ada";'),
  'await-outside': scripts('function f() {\n  await g();\n}', 'const x = await g();'),
  'python-block': scripts(
    'for i in range(3) {\n}',
    'def draw():',
    'for i in range(5):',
    'if (x > 3):',
    '} elif (x > 3) {',
  ),
  'function-word': scripts('fonction setup() {', 'func setup() {}'),
  'words-in-condition': scripts('if (x > 3 and y > 3) {}', 'while (not done) {}'),
  'else-with-condition': scripts('if (x) {\n} else (y) {\n}'),
  'condition-brackets': scripts('if mouseIsPressed {}', 'while x < 3 {}'),
  'loop-commas': scripts('for (let i = 0, i < 3, i++) {}'),
  'sign-turned': scripts('if (x =< 3) {}', 'if (x = = 3) {}'),
  'missing-comma': scripts('circle(50 50 20);', 'text("Score " score, 10, 10);'),
  'function-without-brace': scripts('function setup()\n  createCanvas(9, 9);'),
  'bracket-open': scripts('if (3 > 2 {', 'circle(x, y, 3;'),
  'bracket-extra': scripts('circle(1, 2, 3));'),
  'brace-open': scripts('function setup() {\n  x();\n\nfunction draw() {\n}'),
  'brace-extra': scripts('function draw() {\n}\n}'),
  'word-in-class': scripts(
    'class A { function move() {} }',
    'class A {\n  constructor() {\n  }\n  function move() {\n  }\n}',
    'class A {\n  let x = 3;\n}',
  ),
  'switch-without-case': scripts(
    'switch (x) { x = 1; }',
    'switch (x) {\n  console.log("a");\n}',
    'switch (x) {\n  "a": f();\n}',
  ),
  'else-alone': scripts(
    'else { y() }',
    'let a = 1;\nelse {\n  y();\n}',
    'if (x > 1); { a(); }\nelse { b(); }',
    'if (a) { x() }\nelse { y() }\nelse { z() }',
    'else if (x) { y() }',
    'if (a) x(); y();\nelse z();',
  ),
  'const-without-value': scripts(
    'const x;',
    'const x\nx = 3;',
    'const a = 1, b;',
    'for (const x; x < 3; x++) {}',
  ),
  'instructions-in-line': scripts(
    'x++ y++',
    'let x = 1;\nx++ y++;',
    'a() b()',
    'x = 1 y = 2',
    'if (a) { x++ y++; }',
    'switch (x) {\n  case 1: x++ y++;\n}',
  ),
  'try-alone': scripts('try { a() }', 'try {\n  a();\n}\nb();'),
  'several-elements': [
    ['TypeError', 'document.getElementsByClassName(...).addEventListener is not a function'],
    ['TypeError', 'buttons.addEventListener is not a function'],
  ],
  'class-without-new': [
    ['TypeError', "Class constructor Ball cannot be invoked without 'new'"],
    ['TypeError', "class constructors must be invoked with 'new'"],
  ],
  'equals-in-object': scripts('let ball = { x = 3 };'),
  'word-taken': scripts('let class = 3;', 'function for() {}'),
  'letters-after-number': scripts('let y = 2x + 1;'),
  'return-outside': scripts('return 3;'),
  'no-cookies': [['SecurityError', "Failed to read the 'cookie' property from 'Document': …"]],
  'too-many-workers': [['RangeError', 'More than 32 workers at a time, which is the most here']],
  'no-database': [['SecurityError', "Failed to execute 'open' on 'IDBFactory': …"]],
  'not-in-preview': [['SecurityError', 'The operation is insecure.']],
  'storage-full': [['QuotaExceededError', "Setting the value of 'x' exceeded the quota."]],
  'device-closed': [['NotAllowedError', 'Permission denied']],
  'sound-needs-press': [['NotAllowedError', "play() failed because the user didn't interact"]],
  'not-defined': [
    ['ReferenceError', 'score is not defined'],
    ['ReferenceError', "Can't find variable: score"],
  ],
  'used-too-early': [
    ['ReferenceError', "Cannot access 'score' before initialization"],
    ['ReferenceError', "can't access lexical declaration 'score' before initialization"],
  ],
  'not-a-function': [['TypeError', 'ball.jump is not a function']],
  'nothing-there': [
    ['TypeError', "Cannot read properties of null (reading 'textContent')"],
    ['TypeError', "Cannot set properties of undefined (setting 'x')"],
    ['TypeError', 'button is null'],
  ],
  constant: [
    ['TypeError', 'Assignment to constant variable.'],
    ['TypeError', "invalid assignment to const 'x'"],
  ],
  'not-iterable': [['TypeError', 'score is not iterable']],
  'no-network': [['TypeError', 'Failed to fetch']],
  'too-deep': [
    ['RangeError', 'Maximum call stack size exceeded'],
    ['InternalError', 'too much recursion'],
  ],
  'declared-twice': [['SyntaxError', "Identifier 'x' has already been declared"]],
  'open-text': [
    ['SyntaxError', 'Unterminated string constant'],
    ['SyntaxError', 'Unterminated template'],
  ],
  'wrong-target': [['SyntaxError', 'Assigning to rvalue']],
  'not-json': [['SyntaxError', 'Unexpected token a in JSON at position 0']],
  unreadable: [['SyntaxError', 'Unexpected token']],
};

test.each(SCRIPT_ERROR_CODES)('explains %s in both languages', (code) => {
  for (const [name, text] of SEEN[code]) {
    expect(recognizeScriptError({ name, text }), text).toBe(code);
    for (const language of ['fr', 'en'] as const) {
      expect(explainScriptError({ name, text }, language)).not.toMatch(/\{\w+\}|``/);
    }
  }
});

test('names what the learner wrote', () => {
  const error = { name: 'ReferenceError', text: 'scroe is not defined' };
  expect(explainScriptError(error, 'en')).toContain('`scroe`');
});

test('the learner’s own errors speak for themselves', () => {
  expect(explainScriptError({ name: 'Error', text: 'Game over' }, 'fr')).toBeNull();
});

test('the console repeats the words of browsers, and explains what no browser says', () => {
  const worded = { name: 'ReferenceError', text: 'x is not defined' };
  expect(scriptErrorText(worded, 'fr')).toBe('ReferenceError: x is not defined');
  const ours = { name: 'P5Name', text: 'elipse (spelling: ellipse)' };
  expect(scriptErrorText(ours, 'en')).toMatch(/^Nobody knows elipse here\./);
});
