import { expect, test } from 'vitest';
import theme from '../../styles/theme.css?raw';
import css from './code.css?raw';

const nights = /--color-night: light-dark\((#\w{6}), (#\w{6})\)/.exec(theme)?.slice(1) ?? [];
const wrongGround = /--code-wrong-ground: (#\w{6})/.exec(css)?.[1] ?? '';
const raised = /--code-raised: (#\w{6})/.exec(css)?.[1] ?? '';
const selected = /--code-selected: (#\w{6})/.exec(css)?.[1] ?? '';

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

const WORDS = ['ink', 'quiet', 'keyword', 'text', 'number', 'function', 'host', 'team'];

test.each(WORDS)('%s can be read on every ground code has', (name) => {
  const colour = new RegExp(`--code-${name}: (#\\w{6})`).exec(css)?.[1] ?? '';
  expect(nights).toHaveLength(2);
  for (const ground of [...nights, wrongGround, raised, selected]) {
    // Selected text is only passing: there the limit for large text is enough.
    const limit = ground === selected ? 3 : 4.5;
    expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(limit);
  }
});
