import { expect, it } from 'vitest';
import theme from '../../../styles/theme.css?raw';
import { PALETTE } from './palette.ts';

it.each(Object.entries(PALETTE))('draws %s as the light theme shows it', (name, colour) => {
  expect(theme).toMatch(new RegExp(`--color-${name}: (light-dark\\()?${colour}[,;]`));
});
