import { expect, it } from 'vitest';
import { priceIn } from './price.ts';

it('writes prices as each language does', () => {
  expect(priceIn('fr', 9)).toBe('9\u00a0€');
  expect(priceIn('en', 9)).toBe('$9');
});
