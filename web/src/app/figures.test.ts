import { LANGUAGES } from '@codivia/contract/api/language';
import { describe, expect, it } from 'vitest';
import '../test/all-texts.ts';
import { fetchTexts, namespaces, textsOf } from '../lib/text-files.ts';
import type { TextTree } from '../lib/texts.ts';
import { LISTED_FIGURES } from '../test/figures.ts';

/** A figure by itself: not part of a name such as p5. */
const FIGURE = /(?<![\p{L}\d_])\d+(?:[.,]\d+)?(?![\p{L}\d])/gu;

function leaves(tree: TextTree, path: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : leaves(value, `${path}.${key}`),
  );
}

function figuresIn(text: string): number[] {
  const written = text.replace(/\{\{\w+\}\}/g, '');
  return [...written.matchAll(FIGURE)].map(([figure]) => Number(figure.replace(',', '.')));
}

/** The figures of a text that are in no list: claims that nobody has counted or measured. */
function unlisted(key: string, text: string): number[] {
  const lists = LISTED_FIGURES.filter(({ texts }) => texts.test(key));
  return figuresIn(text).filter(
    (figure) => !lists.some(({ figures }) => !figures || figures.includes(figure)),
  );
}

it('finds a claim in figures that is neither counted nor a goal', () => {
  expect(unlisted('home.trust', '97% of parents love it')).toEqual([97]);
  expect(unlisted('plans.facts.courses', 'Plus de 50 cours')).toEqual([50]);
  expect(unlisted('plans.guarantee', '60-day guarantee')).toEqual([60]);
  expect(unlisted('plans.guarantee', '30-day guarantee')).toEqual([]);
  expect(unlisted('plans.facts.courses', '{{figure}} premium courses with p5')).toEqual([]);
});

describe.each(namespaces())('the texts of %s', (namespace) => {
  it.each(LANGUAGES)('state no figure that is not true by itself, in %s', async (language) => {
    await fetchTexts(namespace, language);
    for (const [key, text] of leaves(textsOf(namespace, language) ?? {}, namespace)) {
      expect(unlisted(key, text), `${key}: ${text}`).toEqual([]);
    }
  });
});
