import { describe, expect, it } from 'vitest';
import { LIST_MAX_BYTES, readUserList } from './read-user-list.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readUserList(bytes(text));
const NOTHING = { language: '', premium_until: '' };

describe('a list of people', () => {
  it('has a row for each, and may leave columns out', () => {
    expect(read('name,email\nLina,lina@example.org\n\nNoé,noe@example.org\n')).toEqual([
      { name: 'Lina', email: 'lina@example.org', ...NOTHING, row: 2 },
      { name: 'Noé', email: 'noe@example.org', ...NOTHING, row: 4 },
    ]);
  });

  it('has columns in any order, with French names and days, by semicolons', () => {
    const text = '\uFEFFPremium;E-mail;Prénom;Nom;Langue\r\n30/06/2027;a@b.fr;x;Éva;fr\r\n';
    expect(read(text)).toEqual([
      { name: 'Éva', email: 'a@b.fr', language: 'fr', premium_until: '2027-06-30', row: 2 },
    ]);
  });

  it('does not guess what 06/07/2027 means where commas separate', () => {
    expect(read('name,email,premium_until\nA,a@b.fr,06/07/2027')).toMatchObject([
      { premium_until: '06/07/2027' },
    ]);
  });

  it('is read as Excel writes it on Windows', () => {
    const latin = Uint8Array.from('nom;email\nZoé;z@b.fr', (letter) => letter.charCodeAt(0));
    expect(readUserList(latin)).toMatchObject([{ name: 'Zoé' }]);
  });

  it('keeps quotes, formulas and very long cells as texts', () => {
    const long = 'x'.repeat(100_000);
    expect(read(`name,email\n"A, ""B""",=1+1\n${long},b@c.fr`)).toMatchObject([
      { name: 'A, "B"', email: '=1+1' },
      { name: 'x'.repeat(500) },
    ]);
  });

  it('is not cut within an emoji', () => {
    const [person] = read(`name,email\n${'x'.repeat(499)}🤖,a@b.fr`);
    expect(person).toMatchObject({ name: 'x'.repeat(499) });
  });

  it.each([
    ['columns', ''],
    ['columns', 'Lina,lina@example.org'],
    ['empty', 'name,email\n\n , \n'],
    ['too_many', `name,email\n${'a,b@c.fr\n'.repeat(1001)}`],
    ['unreadable', 'name,email\nA\0,b@c.fr'],
    ['too_large', 'x'.repeat(LIST_MAX_BYTES + 1)],
  ])('is refused as %s', (problem, text) => {
    expect(read(text)).toBe(problem);
  });
});
