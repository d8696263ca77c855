import { expect, test } from 'vitest';
import theme from '../../styles/theme.css?raw';
import css from './code.css?raw';

const nights = /--color-night: light-dark\((#\w{6}), (#\w{6})\)/.exec(theme)?.slice(1) ?? [];

/** The rules of a theme of editors, by what its selector begins with. */
const rules = (selector: string) =>
  new RegExp(`${selector}[^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
const colourOf = (rule: string, name: string) =>
  new RegExp(`--${name}: (#\\w{6})`).exec(rule)?.[1] ?? '';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const dark = rules('\\.code-surface,');
const light = rules('\\[data-code-theme="light"\\]');
const high = rules('\\[data-code-theme="contrast"\\]');
const THEMES = [
  { name: 'dark', rule: dark, grounds: nights, limit: 4.5, passing: 3 },
  { name: 'light', rule: light, grounds: [colourOf(light, 'color-night')], limit: 4.5, passing: 3 },
  {
    name: 'contrast',
    rule: high,
    grounds: [colourOf(high, 'color-night')],
    limit: 7,
    passing: 4.5,
  },
];
const WORDS = ['ink', 'quiet', 'keyword', 'text', 'number', 'function', 'host', 'team'];

test.each(THEMES)('the words of the $name theme can be read on every ground code has', (one) => {
  const { rule, grounds, limit, passing } = one;
  const selected = colourOf(rule, 'code-selected');
  const all = [...grounds, colourOf(rule, 'code-wrong-ground'), colourOf(rule, 'code-raised')];
  expect(nights).toHaveLength(2);
  for (const word of WORDS) {
    const colour = colourOf(rule, `code-${word}`);
    for (const ground of all) {
      expect(contrast(colour, ground), `${word} ${colour} on ${ground}`).toBeGreaterThanOrEqual(
        limit,
      );
    }
    // Selected text is seen only briefly: there the limit for large text is enough.
    expect(contrast(colour, selected), `${word} selected`).toBeGreaterThanOrEqual(passing);
  }
});
