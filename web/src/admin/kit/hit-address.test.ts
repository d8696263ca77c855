import type { Hit } from '@codivia/contract/api/admin-text-search';
import { expect, it } from 'vitest';
import { closestHit } from './closest-hit.ts';
import { hitAddress, soughtOf } from './hit-address.ts';

const hit = (number: number, changes: Partial<Hit> = {}): Hit => ({
  number,
  field: 'content',
  exercise: null,
  language: 'fr',
  code: false,
  before: 'une ',
  match: 'boucle & co',
  after: '\nici',
  ...changes,
});
const searchOf = (address: string) => new URL(address, 'http://codivia.test').searchParams;

it('says in the address what was found, and where', () => {
  const hits = [hit(0), hit(1, { language: 'en' }), hit(2), hit(3, { after: '' })];
  const at = (index: number) => searchOf(hitAddress('first', hits, hits[index] ?? hit(9)));
  expect(Object.fromEntries(at(0))).toMatchObject({ section: 'lessons', lesson: 'first' });
  const { number: _, code: __, ...rest } = hit(2);
  expect(soughtOf(at(2))).toEqual({ ...rest, nth: 1 });
  expect(soughtOf(at(1))).toMatchObject({ language: 'en', nth: 0 });
  expect(soughtOf(at(3))).toMatchObject({ after: '', nth: 0 });
});

it('names an exercise, and no language for code that both share', () => {
  const found = hit(0, { exercise: 'badge', field: 'solution', language: null });
  const search = searchOf(hitAddress('first', [found], found));
  expect(search.get('exercise')).toBe('badge');
  expect(soughtOf(search)).toMatchObject({ exercise: 'badge', language: null });
});

it('leads nowhere without a text, and takes no other number', () => {
  expect(soughtOf(new URLSearchParams('lesson=first&field=content'))).toBeNull();
  for (const nth of ['-1', '1.5', 'x', '9'.repeat(40)]) {
    expect(soughtOf(new URLSearchParams({ match: 'a', field: 'b', nth }))?.nth).toBe(0);
  }
});

it('takes the place with the most of what stood around it', () => {
  const sought = { match: 'loop', before: 'a big ', after: ' turns', nth: 0 };
  const texts = ['A loop here, a small loop there.', 'A big loop turned, a big loop turns.'];
  const found = closestHit(
    texts.map((text) => ({ text, place: text })),
    sought,
  );
  expect(found).toEqual({ place: texts[1], from: 25 });
});

it('takes the nth of equal ones, else the last, and none where it is gone', () => {
  const sought = { match: 'x', before: '', after: '', nth: 1 };
  const texts = [{ text: 'x', place: 1 }, ...[2, 3].map((place) => ({ text: 'x', place }))];
  expect(closestHit(texts, sought)?.place).toBe(2);
  expect(closestHit(texts, { ...sought, nth: 7 })?.place).toBe(3);
  expect(closestHit(texts, { ...sought, match: 'y' })).toBeNull();
});
