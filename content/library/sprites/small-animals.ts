/** Birds, fish and other small animals; those with a phase move with it. */

import { at, cheeks, circle, eye, flat, glint, limb, line, oval, part, poly } from '../pen.ts';
import { swing } from '../sprite.ts';

export function bird(phase: number | null): string {
  const wing = phase === null ? 20 : 40 * swing(phase);
  const bob = phase === null ? 0 : -1.8 * swing(phase);
  return at(
    0,
    bob,
    [
      part('M16 34L3 28l2 7-3 5 8 3z', 'blue', { shade: 2 }),
      part('M12 36q2-18 22-19 18 0 19 17-1 15-20 16-17 0-21-14z', 'cyan', { shade: 4 }),
      flat('M24 44q10 4 22-3-4 8-13 8.2-6 0-9-5.2z', 'white'),
      part(poly([52, 29], [62, 33.5], [52, 37.5]), 'yellow', { shade: 2 }),
      eye(43.5, 28.5, 1.25),
      flat(oval(38, 35, 2.8, 1.8), 'pink', 0.8),
      at(29, 34, part('M4-4Q-12-9-18 4q8 8 18 5 6-3 4-13z', 'blue', { shade: 2.4 }), {
        turn: wing,
        scaleY: phase === null ? 1 : 0.75 + 0.25 * Math.cos(2 * Math.PI * phase),
      }),
      line('M33 17q0-5 4-7M36 17q2-4 5-4', 2),
    ].join(''),
  );
}

export function fish(phase: number | null): string {
  const bend = phase === null ? 0 : swing(phase);
  return [
    at(16, 33, part('M4 0Q-4-14-12-13q3 8 2 13 1 5-2 13 8 1 16-13z', 'yellow', { shade: 2.4 }), {
      scale: 1 - 0.22 * Math.abs(bend),
      turn: 8 * bend,
      scaleY: 1,
    }),
    part('M28 19q6-9 16-8-2 5 0 10z', 'yellow', { shade: 2 }),
    part('M16 33q8-16 26-16 15 3 19 15-3 13-18 16-19 1-27-15z', 'orange', { shade: 4 }),
    flat(
      'M30 19.5q4 12 0 26.5l6 1.5q4.5-14 0-29.5zM43.5 17.6q3.5 14 0 30.2l4-1.2q3.5-14 0-28z',
      'white',
    ),
    part('M16 33q8-16 26-16 15 3 19 15-3 13-18 16-19 1-27-15z', 'orange', {
      shade: 0,
      line: 2.4,
    }).replace(/<path[^>]*fill="#ff8c42"\/>/, ''),
    eye(53, 29, 1.2),
    line('M55.5 38.5q2.5.3 4.5-1', 1.8),
    at(36, 37, part('M-2-3q-8 1-10 8 6 2 12-3z', 'yellow', { shade: 1.6, line: 2 }), {
      turn: 14 * bend,
    }),
  ].join('');
}

export const frog =
  part(circle(20, 19, 7.5), 'green') +
  part(circle(44, 19, 7.5), 'green') +
  flat(circle(20, 18, 5), 'white') +
  flat(circle(44, 18, 5), 'white') +
  eye(20.8, 18.5, 1) +
  eye(43.2, 18.5, 1) +
  part('M10 53q-6-2-5-9 6-6 12-2zM54 53q6-2 5-9-6-6-12-2z', 'green', { shade: 2 }) +
  part('M32 21q21 0 22 18 0 17-22 17T10 39q1-18 22-18z', 'green', { shade: 4 }) +
  flat('M32 41q13 0 15 6-3 7.5-15 7.5T17 47q2-6 15-6z', 'lime') +
  line('M18 36q14 9 28 0', 2.2) +
  cheeks(32, 35, 17) +
  part('M14 60q-1-6 6-6 6 0 6 6zM38 60q0-6 6-6 7 0 6 6z', 'lime', { shade: 2 });

export const penguin =
  part('M14 34q-8 6-8 15 6 0 10-6zM50 34q8 6 8 15-6 0-10-6z', 'dark', { shade: 2 }) +
  part(oval(25, 59, 6, 3), 'orange', { shade: 1 }) +
  part(oval(40, 59, 6, 3), 'orange', { shade: 1 }) +
  part('M32 5q18 1 18.5 24 2 30-18.5 30T13.5 29Q14 6 32 5z', 'dark', { shade: 3.4 }) +
  flat('M32 31q13 0 13 14-1 12-13 12T19 45q0-14 13-14z', 'white') +
  flat('M32 30Q20 34 20 22q2-9 9-7l3 3 3-3q7-2 9 7 0 12-12 8z', 'white') +
  eye(26.5, 22, 1.1) +
  eye(37.5, 22, 1.1) +
  part(poly([28, 27], [36, 27], [32, 32.5]), 'orange', { shade: 1.4, line: 2 }) +
  cheeks(32, 27.5, 10) +
  part('M19 35q13 6 26 0l1 4q-14 6-28 0z', 'red', { shade: 1.6, line: 2 });

export const owl =
  part(
    'M12 18Q9 8 12 5q5 1 8 5 12-4 24 0 3-4 8-5 3 3 0 13 2 12 1 22-3 17-21 17T11 40q-1-10 1-22z',
    'brown',
    { shade: 4 },
  ) +
  part('M32 31q13 2 13 14-2 11-13 11T19 45q0-12 13-14z', 'sand', { shade: 0, line: 0 }) +
  part(circle(22.5, 23, 9), 'white', { shade: 0 }) +
  part(circle(41.5, 23, 9), 'white', { shade: 0 }) +
  flat(circle(23.5, 23, 5.6), 'yellow') +
  flat(circle(40.5, 23, 5.6), 'yellow') +
  eye(24, 23, 1.2) +
  eye(40, 23, 1.2) +
  part(poly([28.5, 28], [35.5, 28], [32, 34]), 'orange', { shade: 1.2, line: 2 }) +
  line('M26 40l2 2 2-2M34 40l2 2 2-2M29.5 46l2 2 2-2', 1.9, 'brown') +
  part('M12 31q-5 14 6 20 3-10-1-19zM52 31q5 14-6 20-3-10 1-19z', 'bark', { shade: 2 }) +
  line('M26 58.5v2M29 58.5v2M36 58.5v2M39 58.5v2', 2.4, 'orange');

export const turtle =
  part(oval(17, 53, 5, 5.5), 'lime', { shade: 2 }) +
  part(oval(40, 53, 5, 5.5), 'lime', { shade: 2 }) +
  part('M8 46q-5 0-6 4 5 3 9 1z', 'lime', { shade: 1 }) +
  part('M44 40q1-13 10-13 8 1 8 9-2 9-10 9l-6 4z', 'lime', { shade: 2.4 }) +
  eye(55, 34, 1.05) +
  line('M55 40q3 .5 5-1.5', 1.7) +
  flat(oval(51, 38.5, 2.2, 1.5), 'pink', 0.8) +
  part('M6 48Q6 23 28 22q21 1 22 26-22 6-44 0z', 'pine', { shade: 4 }) +
  line('M20 27l-3 9 8 7h9l7-7-4-9M17 36l-9 3M25 43l-3 7M34 43l3 7M41 36l8 2', 2, 'green') +
  part('M5 47q23 7 46 0l-1 4.5q-22 5-44 0z', 'tan', { shade: 1.2 });

export const bee = [
  part(oval(27, 16, 8, 11), 'cyan', { shade: 0 }),
  part(oval(40, 17, 7, 10), 'cyan', { shade: 0 }),
  glint(oval(25, 13, 2.4, 4), 0.6),
  glint(oval(39, 14, 2, 3.6), 0.6),
  part(poly([9, 34], [2, 37], [9, 40]), 'dark', { shade: 0 }),
  part('M8 37q3-15 24-15 25 0 26 15-1 16-26 16Q11 53 8 37z', 'yellow', { shade: 4 }),
  flat(
    'M18 26.5q-4 10 1 22.5 3 2 6 2.8-5-12 0-29.3-4 1-7 4zM33 22q-4 14 1 31h5.5q-4-15 0-30.6z',
    'ink',
  ),
  eye(50, 34, 1.15),
  line('M50 42q3 1 5-1', 1.8),
  flat(oval(46, 41, 2.5, 1.7), 'pink', 0.9),
  line('M48 23q1-6 6-7M53 24q3-4 7-3', 2),
  flat(circle(54.5, 15.5, 2), 'ink'),
  flat(circle(60.3, 21, 2), 'ink'),
].join('');

export function butterfly(phase: number | null): string {
  const open = phase === null ? 1 : 0.64 + 0.36 * Math.cos(2 * Math.PI * phase);
  const wing =
    part('M2-3Q6-26 22-22q10 5 3 17-4 7-22 6z', 'purple') +
    part('M2 2q17-1 19 8-1 11-10 10-7-3-10-16z', 'pink', { shade: 2.4 }) +
    flat(circle(17, -13, 4), 'yellow') +
    flat(circle(12, 9, 3), 'yellow');
  return (
    at(32, 34, wing, { scale: open, scaleY: 1 }) +
    at(32, 34, wing, { scale: -open, scaleY: 1 }) +
    line('M31 21q-2-7-7-9M33 21q2-7 7-9', 2) +
    flat(circle(23.5, 12, 1.8), 'ink') +
    flat(circle(40.5, 12, 1.8), 'ink') +
    part('M32 19q4.5 1 4.5 7.5-1 22-4.5 27-3.5-5-4.5-27Q27.5 20 32 19z', 'dark', {
      shade: 2,
    }) +
    flat(circle(30.5, 24, 1), 'white') +
    flat(circle(33.7, 24, 1), 'white')
  );
}

export const crab =
  limb('M14 44l-8 4M15 49l-7 6M50 44l8 4M49 49l7 6', 'red', 2.6) +
  limb('M16 36Q8 34 9 24M48 36q8-2 7-12', 'red', 4) +
  part(
    'M9 26Q1 22 4 12q3-4 7-4l-1 8 6-4q4 12-7 14zM55 26q8-4 5-14-3-4-7-4l1 8-6-4q-4 12 7 14z',
    'red',
    { shade: 2.6 },
  ) +
  limb('M26 32v-8M38 32v-8', 'red', 2) +
  part(circle(26, 21, 4.6), 'white', { shade: 0 }) +
  part(circle(38, 21, 4.6), 'white', { shade: 0 }) +
  eye(26.6, 21.4, 0.85) +
  eye(37.4, 21.4, 0.85) +
  part('M12 42q1-12 20-13 19 1 20 13-3 13-20 14-17-1-20-14z', 'red', { shade: 4 }) +
  line('M26 44q6 5 12 0', 2.2) +
  cheeks(32, 42, 13) +
  glint(oval(20, 36, 3.6, 1.8), 0.5);

export const snail =
  part('M6 57q-2-5 4-6h28l6-19q1-5 7-4 6 2 5 8-3 18-9 21z', 'sand', { shade: 2.4 }) +
  limb('M48 29q-2-7-6-9M53 29q2-7 6-9', 'sand', 1.6) +
  flat(circle(42, 19.5, 2.4), 'ink') +
  flat(circle(59, 19.5, 2.4), 'ink') +
  eye(52, 36, 0.8) +
  line('M49 42q3 1.5 5-.5', 1.7) +
  part(circle(25, 36, 18), 'pink', { shade: 4.5 }) +
  line('M25 36q-1-4 3-4 6 1 5 7-2 7-9 7-10-1-10-11 1-11 12-11.5 10 .5 13 9', 2.6, 'red') +
  glint(oval(16, 26, 3, 2), 0.6);
