import { describe, expect, it } from 'vitest';
import css from './theme.css?raw';

type Scheme = 'light' | 'dark';

/** The value of a colour token in one scheme, as `#rrggbb`. */
function colour(name: string, scheme: Scheme): string {
  const [, value = ''] = css.match(new RegExp(`--color-${name}: ([^;]+);`)) ?? [];
  const [, light, dark] = value.match(/light-dark\((#\w{6}), (#\w{6})\)/) ?? [null, value, value];
  return (scheme === 'light' ? light : dark) ?? '';
}

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

const GROUNDS = ['paper', 'surface', 'sunken'];

/** Text on ground, as the kit and the pages combine them: 4.5 to 1. */
const TEXTS: [text: string, ground: string][] = [
  ...['ink', 'muted', 'trail', 'trail-strong', 'done', 'danger'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ['on-trail', 'trail'],
  ['on-trail', 'trail-strong'],
  ['on-panel', 'panel'],
  ['trail', 'trail-soft'],
  ['ink', 'trail-soft'],
  ['on-joy', 'joy'],
  ['on-joy', 'joy-strong'],
  ['ink', 'joy-soft'],
  ['done', 'done-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['on-danger', 'danger'],
  ['on-night', 'night'],
  ['on-night-muted', 'night'],
];

describe.each<Scheme>(['light', 'dark'])('the %s theme', (scheme) => {
  it.each(TEXTS)('shows %s on %s with AA contrast', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('shows the border of a control on %s', (ground) => {
    expect(contrast(colour('edge', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
