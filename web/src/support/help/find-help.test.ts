import { helpArticles } from 'virtual:content/help';
import { describe, expect, test } from 'vitest';
import { findHelp } from './find-help.ts';

const find = (search: string, language: 'en' | 'fr') =>
  findHelp(
    helpArticles.map(({ id, title, keywords, summary }) => ({
      id,
      title: title[language],
      keywords: keywords[language],
      summary: summary[language],
    })),
    search,
  ).map(({ id }) => id);

describe('the first answer is the right one', () => {
  test.each([
    ['forgot password', 'password'],
    ['cancelling my subscription', 'premium'],
    ['the verification mail did not arrive', 'confirmation-mail'],
    ['GIFT code', 'gift-cards'],
    ['delete account', 'my-data'],
    ['offline', 'offline'],
    ['proxy', 'school-network'],
    ['filter', 'school-network'],
    ['firewall', 'school-network'],
  ])('%s', (search, id) => expect(find(search, 'en')[0]).toBe(id));

  test.each([
    ['mot de passe oublie', 'password'],
    ['resilier', 'premium'],
    ['Résilier', 'premium'],
    ['e-mail de verification', 'confirmation-mail'],
    ['carte cadeau', 'gift-cards'],
    ['supprimer compte', 'my-data'],
    ['indice', 'exercises'],
    ['proxy', 'school-network'],
    ['pare-feu', 'school-network'],
    ['filtrage', 'school-network'],
  ])('%s', (search, id) => expect(find(search, 'fr')[0]).toBe(id));
});

test.each(['', '  ', 'a', '???', 'zzzz', 'x'.repeat(10_000), '$.*[('])(
  '%s finds nothing',
  (search) => expect(find(search, 'en')).toEqual([]),
);

test('an item needs half of the words', () => {
  const items = [{ title: 'Loops and lists' }, { title: 'Loops' }];
  expect(findHelp(items, 'loops lists').map(({ title }) => title)).toEqual([
    'Loops and lists',
    'Loops',
  ]);
  expect(findHelp(items, 'loops giraffes zebras')).toEqual([]);
});
