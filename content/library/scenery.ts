/** The parts that backgrounds are put together from. */

import { flat } from './pen.ts';

/** The grid of backgrounds; a layer fits together at its left and right side, so that it can go round. */
export const WIDTH = 320;
export const HEIGHT = 180;

/** A number for a path. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The same numbers at each build, as if they were random: between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Colours from the top to the bottom, in bands that melt into each other. */
export function sky(id: string, ...colors: readonly string[]): string {
  const stops = colors.map(
    (color, i) => `<stop offset="${round(i / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#${id})"/>`;
}

/**
 * Returns the height of hills at a place, also for objects on them: `waves` have a number in the width, a height and a
 * shift each.
 */
export const heightOf = (
  x: number,
  base: number,
  ...waves: readonly (readonly [number, number, number])[]
) =>
  waves.reduce(
    (sum, [count, height, shift]) =>
      sum + height * Math.sin((2 * Math.PI * (count * x)) / WIDTH + shift),
    base,
  );

/** Hills over the whole width. */
export function hills(
  base: number,
  color: string,
  ...waves: readonly (readonly [number, number, number])[]
): string {
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 4) {
    points.push(`${x} ${round(heightOf(x, base, ...waves))}`);
  }
  return `<path d="M${points.join('L')}V${HEIGHT}H0z" fill="${color}"/>`;
}

/** Draws something at a place, and again where it sticks out at the left or right side. */
export function around(x: number, y: number, size: number, drawn: string): string {
  const at = (left: number) =>
    `<g transform="translate(${round(left)} ${round(y)}) scale(${round(size * 10) / 10})">${drawn}</g>`;
  return at(x) + (x < 120 ? at(x + WIDTH) : '') + (x > WIDTH - 120 ? at(x - WIDTH) : '');
}

/** Draws something again and again from left to right, a little irregularly. */
export function row(
  count: number,
  seed: number,
  draw: (x: number, random: () => number) => string,
): string {
  const random = numbers(seed);
  const step = WIDTH / count;
  return Array.from({ length: count }, (_, i) =>
    draw((i + 0.2 + 0.6 * random()) * step, random),
  ).join('');
}

/** A cloud. */
export const puff = (color: `#${string}`) =>
  flat('M-26 6q-9 0-9-6 1-6 8-6 2-9 12-9 7 0 10 6 4-5 11-4 8 1 9 8 9 0 9 6-1 5-8 5z', color);
/** A tree with leaves. */
export const leafy = (dark: `#${string}`, light: `#${string}`) =>
  `<path d="M-2.5 0l1-14h3l1 14z" fill="#5b3f4a"/>${flat('M0-44q9 0 10 8 8 2 8 11-1 10-10 10H-9q-9 0-9-10 0-9 8-11 1-8 10-8z', dark)}${flat('M-2-42q7 0 8 6-3 8-12 9-8 1-10-3 0-5 5-6 1-6 9-6z', light)}`;
/** A fir. */
export const fir = (dark: `#${string}`, light: `#${string}`) =>
  `<path d="M-2 0v-6h4v6z" fill="#4b3a52"/>${flat('M0-46l9 17h-4l8 13h-5l7 12h-30l7-12h-5l8-13h-4z', dark)}${flat('M0-46l-9 17h4l-8 13h5l-7 12h8q7-20 7-42z', light)}`;
