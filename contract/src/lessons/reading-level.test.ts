import { expect, test } from 'vitest';
import { expectLinear } from '../test/growth.ts';
import { readingAge } from './reading-level.ts';

const EASY = { en: '<p>The cat sat. It saw a dog.</p>', fr: '<p>Le chat dort. Il a un lit.</p>' };
const HARD = {
  en: '<p>Notwithstanding considerable methodological heterogeneity, contemporary organisations systematically overestimate the generalisability of computational representations derived from unrepresentative populations.</p>',
  fr: '<p>Indépendamment de considérations méthodologiques particulières, les organisations contemporaines surestiment systématiquement la généralisation des représentations informatiques élaborées à partir de populations insuffisamment diversifiées.</p>',
};

test.each(['en', 'fr'] as const)(
  'long sentences of long words are for older readers: %s',
  (one) => {
    const easy = readingAge(EASY[one].repeat(20), one);
    const hard = readingAge(HARD[one].repeat(10), one);
    expect(easy).toBeLessThanOrEqual(10);
    expect(hard).toBeGreaterThanOrEqual(18);
  },
);

test('a short text says nothing, and code is no prose', () => {
  expect(readingAge(EASY.en, 'en')).toBeNull();
  const code = `<pre><code>${'incomprehensibilities '.repeat(200)}</code></pre>`;
  expect(readingAge(code, 'en')).toBeNull();
  const text = EASY.en.repeat(20);
  expect(readingAge(text + code, 'en')).toBe(readingAge(text, 'en'));
});

test.each(['<pre><pre', 'a’-', '.!?', '<', 'e', 'a '])(
  '"%s" for ever is read in linear time',
  async (part) => {
    const input = (size: number) => part.repeat(size / part.length);
    await expectLinear({ input, size: 400_000, work: (text) => readingAge(text, 'fr') });
  },
);
