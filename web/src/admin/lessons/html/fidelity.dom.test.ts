import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { readLessons } from '../../../test/read-lessons.js';
import { readDraft, storeDraft } from '../editor/lesson-drafts.ts';
import { changesFrom, valuesOf } from '../editor/lesson-values.ts';
import { adminLesson } from '../factories.ts';
import { editorTagAt, writeEditorTag } from './editor-tag.ts';
import { replacePart } from './html-edits.ts';

/** The lessons of Codivia, as the panel gets them. */
const LESSONS = readLessons().map((lesson) => adminLesson(lesson));

/** Returns where programs begin in a text, the last one first, so that an insertion does not move the others. */
function programsIn(html: string): number[] {
  return [...html.matchAll(/<(?:python|web|p5)-editor\b/g)].map(({ index }) => index).reverse();
}

/** The text once the program at this place was opened in its dialog, and put back unchanged. */
function reopened(html: string, position: number): string {
  const tag = editorTagAt(html, position);
  if (!tag) throw new Error(`No program is found at “${html.slice(position, position + 60)}”`);
  const edit = replacePart(tag, writeEditorTag(tag.kind, tag.code));
  const { from, to, insert } = edit({ code: html, from: position, to: position });
  return html.slice(0, from) + insert + html.slice(to);
}

test('there are lessons, and programs in them', () => {
  const programs = LESSONS.flatMap(({ content }) => programsIn(content));
  expect(LESSONS.length).toBeGreaterThan(50);
  expect(programs.length).toBeGreaterThan(LESSONS.length);
});

test.each(LESSONS)('$id comes out of the panel as it went in', (lesson) => {
  const opened = valuesOf(lesson);
  const shown = (html: string) => EditorState.create({ doc: html }).doc.toString();
  const content = shown(opened.content);
  const written = { ...opened, content, content_fr: shown(opened.content_fr) };
  expect(changesFrom(lesson, written)).toEqual({});

  expect(storeDraft(lesson.id, { revision: 1, values: written, keptAt: 0 })).toBe(true);
  expect(changesFrom(lesson, readDraft(lesson.id)?.values ?? adminLesson())).toEqual({});
});

test.each(LESSONS)('a program of $id can be opened and put back', ({ content, content_fr }) => {
  for (const html of [content, content_fr]) {
    expect(programsIn(html).reduce(reopened, html)).toBe(html);
  }
});
