import { expect, test } from 'vitest';
import { editorCode, namedExercises, normalizeEditorTags } from './lesson-tags.ts';

test('a value between apostrophes is put between quotes', () => {
  expect(normalizeEditorTags(`<p>Hi</p><PythonEditor code='print(''a < "b"'')' />`)).toBe(
    "<p>Hi</p><python-editor code=\"print(''a &lt; &quot;b&quot;'')\"></python-editor>",
  );
});

test('the usual form stays as it is, line breaks too', () => {
  const tag = '<python-editor code="x = 1\nprint(&quot;é&quot;)"></python-editor>';
  expect(normalizeEditorTags(tag)).toBe(tag);
});

test('two apostrophes stand for one, four for an empty text', () => {
  expect(editorCode("print(''hi'')")).toBe("print('hi')");
  expect(editorCode("x = ''''")).toBe("x = ''");
});

test.each(['web-editor', 'p5-editor'])('the other editors are read alike: %s', (name) => {
  expect(normalizeEditorTags(`<${name} code='<p title="a">It''s</p>' />`)).toBe(
    `<${name} code="&lt;p title=&quot;a&quot;>It''s&lt;/p>"></${name}>`,
  );
});

test('exercises and questions are named once each, in order', () => {
  const html = `<p>Go</p><code-exercise id="loop"></code-exercise><quiz-question
    id='why'></quiz-question><code-exercise id="loop"></code-exercise><python-editor code="id=1"></python-editor>`;
  expect(namedExercises(html)).toEqual(['loop', 'why']);
});
