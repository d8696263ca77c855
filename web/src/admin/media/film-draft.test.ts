import { expect, it } from 'vitest';
import { draftOf, fieldsOf, isComplete, NEW_FILM } from './film-draft.ts';

const FILES = { film: 'a', captions: 'b', poster: 'c' };
const NONE = { film: null, captions: null, poster: null };

it('is nothing without an English film', () => {
  expect(fieldsOf({ ...NEW_FILM, title: 'Loops', fr: FILES })).toBeNull();
});

it('shows the English film and poster in French unless there are others', () => {
  const shared = fieldsOf({ title: ' Loops ', en: FILES, fr: { ...NONE, captions: 'd' } });
  expect(shared).toEqual({
    title: 'Loops',
    en: FILES,
    fr: { film: 'a', captions: 'd', poster: 'c' },
  });
  const own = fieldsOf({ title: 'Loops', en: FILES, fr: { ...NONE, film: 'e' } });
  expect(own?.fr).toEqual({ film: 'e', captions: null, poster: null });
});

it('comes back from what is stored', () => {
  const stored = { name: 'film-0', title: 'Loops', en: FILES, fr: FILES, created_at: '' };
  expect(draftOf(stored)).toMatchObject({ name: 'film-0', fr: { ...FILES, film: null } });
  expect(isComplete(stored)).toBe(true);
  expect(isComplete({ ...stored, fr: { ...FILES, captions: null } })).toBe(false);
});
