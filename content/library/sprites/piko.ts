/** Piko the marmot, the mascot, from the side: it runs with a scarf in the wind (docs/product.md#mascot). */

import { at, box, cheeks, circle, eye, flat, limb, line, oval, part } from '../pen.ts';
import { swing } from '../sprite.ts';

/** A leg with its foot: `swung` is how far the foot is before the hip. */
const leg = (x: number, swung: number, isFar: boolean): string => {
  const y = 57 - Math.max(0, -swung) * 0.45;
  return (
    limb(`M${x} 47Q${x + swung * 0.8} 52 ${x + swung} ${y}`, isFar ? 'bark' : 'brown', 5.4) +
    part(oval(x + swung + 2, y + 1.2, 4.8, 3), isFar ? 'bark' : 'brown', { shade: 1.2, line: 2 })
  );
};

const paw = (swung: number, isFar: boolean) =>
  limb(
    `M${isFar ? 34 : 29} 40Q${32 + swung * 0.5} 47 ${33 + swung} 45`,
    isFar ? 'bark' : 'brown',
    5,
  );

const HEAD = [
  part(circle(24.5, 11.5, 5), 'brown', { shade: 1.6 }) + flat(circle(25, 12.4, 2.5), 'rose'),
  part(circle(47, 9.5, 5), 'brown', { shade: 1.6 }) + flat(circle(46.8, 10.4, 2.5), 'rose'),
  part('M36 6q17 0 19 16 4 3 4 6-2 1-4 1-4 8-18 8t-20-9q-3 0-5-2 3-2 4-4Q19 6 36 6z', 'tan'),
  flat(
    'M36 7.4q10 0 15 6.400-5-1.500-9 1.200-6 3-10 0-5-2.500-12 .800Q24 7.400 36 7.400z',
    'brown',
  ),
  flat('M44 21q7 1 9.500 6 .500 7-9 8.500-9 0-12-4.500-1.500-5 3-7 3-3 8.500-3z', 'sand'),
  eye(36.5, 20, 1.3),
  eye(49, 19.4, 1.3),
  flat(oval(45.5, 23.5, 3, 2.2), 'ink'),
  flat(box(43.8, 29.4, 4.4, 3.4, 0.8), 'white') +
    line('M40.500 28q2.500 2.600 5.200.500 2.500 2 5.300-.500', 1.6),
  cheeks(41.5, 27, 11.5),
].join('');

/** Piko at a moment of its run, or standing. */
export function piko(phase: number | null): string {
  const wave = phase === null ? 0 : swing(phase);
  const other = phase === null ? 0 : Math.cos(2 * Math.PI * phase);
  const stride = phase === null ? 2.5 : 9 * wave;
  const bob = phase === null ? 0 : -2 * Math.abs(other);
  const scarf = phase === null ? 6 : 1.6 * other;
  return [
    at(0, bob, limb(`M17 45Q8 ${44 + other} 6 ${36 - 2 * wave}`, 'brown', 6.5)),
    leg(33, -stride, true),
    at(0, bob, paw(phase === null ? 2 : 8 * wave, true)),
    at(0, bob, part('M26 30q14 0 15 13-1 10-14 10t-14-9q1-14 13-14z', 'tan', { shade: 3.4 })),
    at(0, bob, flat('M33 36q7 1 6 9-2 6-8 6-4-7 2-15z', 'sand')),
    leg(24, stride, false),
    at(0, bob, paw(phase === null ? 3 : -8 * wave, false)),
    at(
      0,
      bob,
      part(`M24 33Q15 ${31 + scarf} 5 ${29 - scarf}l-1 6q10 2 20 3z`, 'cyan', {
        shade: 1.4,
        line: 2,
      }),
    ),
    at(
      0,
      bob,
      part(`M24 34Q17 ${35 - scarf} 9 ${38 + scarf}l1 5q8-2 15-4z`, 'teal', {
        shade: 1.4,
        line: 2,
      }),
    ),
    at(0, bob, part('M21 33q10 5 21 1l2 4q-12 6-24 0z', 'teal', { shade: 1.6, line: 2.2 })),
    at(0, bob * 1.4, HEAD),
  ].join('');
}
