import { expect, test } from 'vitest';
import { prepareSite } from '../web/prepare-page.ts';
import { prepareFiles } from './prepare-files.ts';

const file = (name: string, type: string, text: string) => ({
  name,
  data: new Blob([text], { type }),
});
const js = (name: string, text: string) => file(name, 'text/javascript', text);

async function codeOf(name: string, files: ReturnType<typeof file>[]) {
  const prepared = await prepareFiles(files);
  const found = prepared.files.find((one) => one.name === name);
  return { code: await found?.data.text(), problems: prepared.problems };
}

test('loops of added scripts are guarded, and their lines keep their file', async () => {
  const { code, problems } = await codeOf('lib/a.js', [
    js('lib/a.js', 'let n = 0;\nwhile (true) n++;'),
  ]);
  expect(code).toContain('__codiviaLoop(2,"lib/a.js")');
  expect(code).toContain('//# sourceURL=codivia-1-1-lib%2Fa.js.js');
  expect(problems).toEqual([]);
});

test('modules import each other by their names; what is missing is named with its line', async () => {
  const half = "import { two } from './two.js';\nimport './tow.js';\nexport const half = two;";
  const { code, problems } = await codeOf('lib/half.js', [
    js('lib/half.js', half),
    js('lib/two.js', 'export const two = 2;'),
  ]);
  expect(code).toContain('import { two } from "codivia-file:lib%2Ftwo.js";');
  expect(problems).toEqual([
    {
      kind: 'error',
      name: 'MissingFile',
      text: 'lib/tow.js (spelling: lib/two.js)',
      position: { file: 'lib/half.js', line: 2 },
      count: 1,
    },
  ]);
});

test('a script that cannot be read is named with its line', async () => {
  const { problems } = await codeOf('a.js', [js('a.js', 'let a = 1;\nlet = ;')]);
  expect(problems).toMatchObject([{ name: 'SyntaxError', position: { line: 2, file: 'a.js' } }]);
});

test('the script of a page may be a module; other pages bring their own', async () => {
  const page = {
    'index.html': '<p>one</p>',
    'style.css': 'p {}',
    'script.js': "import './a.js';\nconsole.log(1);",
  };
  const files = [js('a.js', 'export {};'), file('about.html', 'text/html', '<h1>About</h1>')];
  const first = await prepareSite({ files: page, beside: files });
  expect(first.problems).toEqual([]);
  expect(first.message.page).toContain('<script type="module">import "codivia-file:a.js";');
  const other = await prepareSite({ files: page, beside: files, page: 'about.html#end' });
  expect(other.message).toMatchObject({
    page: '<h1>About</h1>',
    name: 'about.html',
    anchor: 'end',
  });
  expect(other.message.files?.map(({ name }) => name)).toContain('style.css');
});
