import { expect, test } from 'vitest';
import { editorTagAt, writeEditorTag } from './editor-tag.ts';

const CODE = `print("<b> & 'x'")\nif 1 < 2: pass`;

test('a program comes back out of its tag as it went in', () => {
  const tag = writeEditorTag('python', CODE);
  expect(tag).toMatch(/^<python-editor code="[^"<>]*"><\/python-editor>$/);
  expect(editorTagAt(tag, 10)).toEqual({
    from: 0,
    to: tag.length,
    kind: 'python',
    code: CODE,
  });
});

test('the older form with apostrophes is read too', () => {
  expect(editorTagAt(`<PythonEditor code='print(''a "b"'')' />`, 3)).toMatchObject({
    kind: 'python',
    code: `print('a "b"')`,
  });
});

test('only the tag around the place is found', () => {
  const html = `<p>a</p>\n${writeEditorTag('python', 'x = 1')}\n<p>b</p>`;
  expect(editorTagAt(html, html.indexOf('x = 1'))).toMatchObject({ code: 'x = 1', from: 9 });
  expect(editorTagAt(html, 2)).toBeNull();
  expect(editorTagAt(html, html.length - 2)).toBeNull();
});
