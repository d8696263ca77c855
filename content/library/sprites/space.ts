import { at, box, cheeks, circle, eye, flat, glint, limb, line, oval, part, star } from '../pen.ts';
import { cycle, type Sprite, spritesOf, swing } from '../sprite.ts';

const flame = (x: number, y: number, size: number) =>
  part(`M${x - 6} ${y}q-2 ${8 * size} 6 ${15 * size} 8-${7 * size} 6-${15 * size}z`, 'orange', {
    shade: 1.6,
    line: 2,
  }) +
  flat(`M${x - 3} ${y + 1}q0 ${5 * size} 3 ${8 * size} 3-${3 * size} 3-${8 * size}z`, 'yellow');
function rocket(phase: number | null): string {
  const fire = phase === null ? '' : flame(32, 46, 0.82 + 0.22 * swing(phase));
  return (
    fire +
    part('M22 32q-9 4-9 16l10-4zM42 32q9 4 9 16l-10-4z', 'red', { shade: 2 }) +
    part('M32 2q13 11 13 29 0 9-4 16H23q-4-7-4-16Q19 13 32 2z', 'white', { shade: 3.6 }) +
    part('M32 2q7 6 10.2 14H21.8Q25 8 32 2z', 'red', { shade: 2.4 }) +
    part(circle(32, 26, 6.2), 'cyan', { shade: 2 }) +
    glint(circle(29.8, 23.8, 1.7), 0.8) +
    flat('M21 39h22l-1.2 4H22.2z', 'red') +
    part('M30 36h4v14h-4z', 'red', { shade: 0, line: 2 })
  );
}
function ship(phase: number | null): string {
  const fire =
    phase === null
      ? ''
      : at(
          0,
          0,
          flame(22, 48, 0.7 + 0.25 * swing(phase)) + flame(42, 48, 0.7 - 0.25 * swing(phase)),
        );
  return (
    fire +
    part('M26 22L6 42v10l8-2 14 2zM38 22l20 20v10l-8-2-14 2z', 'indigo', { shade: 3 }) +
    part(box(8, 30, 4, 14, 1.8), 'red', { shade: 1.2, line: 2 }) +
    part(box(52, 30, 4, 14, 1.8), 'red', { shade: 1.2, line: 2 }) +
    part('M32 3q9 14 9 32l-3 19H26l-3-19q0-18 9-32z', 'cloud', { shade: 3.4 }) +
    part('M32 18q5 5 5 13 0 4-5 4t-5-4q0-8 5-13z', 'cyan', { shade: 2, line: 2 }) +
    line('M27 44h10M27.5 48h9', 2, 'slate')
  );
}
function enemyShip(phase: number | null): string {
  const on = phase === null ? 0 : Math.floor(phase * 4);
  const bob = phase === null ? 0 : 1.6 * swing(phase);
  const lamp = (x: number, y: number, i: number) =>
    part(circle(x, y, 2.8), i === on ? 'yellow' : 'red', { shade: 0.8, line: 1.8 });
  return at(
    0,
    bob,
    part('M16 30q0-20 16-20t16 20z', 'cyan', { shade: 3 }) +
      part('M25 30q-1-9 7-9t7 9z', 'lime', { shade: 1.6, line: 2 }) +
      eye(29.5, 26, 0.75) +
      eye(35.5, 26, 0.75) +
      glint(oval(22, 18, 2, 4), 0.6) +
      part('M3 37q4-10 29-10t29 10q-3 12-29 12T3 37z', 'purple', { shade: 3.4 }) +
      lamp(12, 38, 0) +
      lamp(25, 42, 1) +
      lamp(39, 42, 2) +
      lamp(52, 38, 3) +
      part('M24 49h16l-3 5H27z', 'slate', { shade: 1.4 }),
  );
}
const R = 24;
const planet =
  part(circle(32, 32, R), 'blue', { shade: 5 }) +
  flat(
    'M18 15q8-5 12 0 3 5-3 7 2 6-5 7-8 1-9-5 1-6 5-9zM38 26q8-6 13-2 4 6 1 14-6 10-12 7-6-4-2-9-5-4 0-10zM18 40q6-2 9 3 2 6-2 9-8-3-10-9z',
    'green',
  ) +
  glint(oval(20, 22, 3.6, 5), 0.35);
const ringed =
  line('M12.5 39q-12 8-7 12 6 3 26-8 20-12 25-22 1-8-13-1', 8) +
  part(circle(32, 32, 19), 'orange', { shade: 4.4 }) +
  flat('M14.5 27q17 4 33-5l-3-4q-13 6-26 4zM14.5 38q18 3 35-7l-.5 6Q33 47 18.5 44z', 'sand') +
  line('M12.5 39q-12 8-7 12 6 3 26-8 20-12 25-22 1-8-13-1', 3.4, 'yellow');
const mars =
  part(circle(32, 32, R), 'red', { shade: 5 }) +
  flat(oval(24, 24, 6, 5), '#c63a52', 0.8) +
  flat(oval(40, 38, 8, 6), '#c63a52', 0.8) +
  flat(oval(22, 44, 4, 3), '#c63a52', 0.8) +
  flat(oval(42, 19, 3.4, 2.6), '#c63a52', 0.8) +
  glint(oval(19, 18, 3, 4), 0.3);
const moon =
  part('M40 5q-20 8-17 28 5 18 26 18 4 0 8-2-9 12-24 11Q8 57 6 32 9 7 40 5z', 'yellow', {
    shade: 3.4,
  }) +
  eye(21, 32, 1, true) +
  line('M25 41q2.5 1 4.5-.5', 1.8) +
  flat(oval(17, 38, 2.6, 1.8), 'orange', 0.7) +
  flat(star(47, 20, 7, 2.4, 4), 'white') +
  flat(star(56, 34, 4, 1.4, 4), 'white');
function sun(phase: number): string {
  return (
    at(32, 32, part(star(0, 0, 30, 23.5, 12), 'orange', { shade: 2 }), { turn: phase * 30 }) +
    part(circle(32, 32, 19), 'yellow', { shade: 3.6 }) +
    eye(26.5, 30, 1.15) +
    eye(37.5, 30, 1.15) +
    line('M29 37q3 2.6 6 0', 1.9) +
    cheeks(32, 35.5, 10.5, 'orange')
  );
}
const asteroid =
  part('M20 8l16-3 12 7 10 12-2 16-12 14-17 5L12 50 5 34l5-16z', 'slate', { shade: 4.4 }) +
  flat(circle(24, 24, 6.5), 'dark', 0.55) +
  flat(circle(42, 36, 8), 'dark', 0.55) +
  flat(circle(25, 44, 4), 'dark', 0.55) +
  flat(circle(43, 18, 3), 'dark', 0.55) +
  line('M19 23.5q1-5.5 6-5.5M35 36q1-7 7-7.5', 1.8, 'steel');
const satellite = at(
  32,
  32,
  part(box(-29, -9, 18, 18, 1.5), 'blue', { shade: 2.4 }) +
    line('M-23-9V9M-17-9V9M-29 0h18', 1.6, 'cyan') +
    part(box(11, -9, 18, 18, 1.5), 'blue', { shade: 2.4 }) +
    line('M17-9V9M23-9V9M11 0h18', 1.6, 'cyan') +
    part(box(-10, -12, 20, 24, 4), 'cloud', { shade: 3 }) +
    flat(box(-6, -8, 12, 5, 1.5), 'orange') +
    limb('M0-12v-6', 'steel', 2) +
    part('M-8-20q8-8 16 0-8 6-16 0z', 'steel', { shade: 1.6 }) +
    flat(circle(0, 5, 2.6), 'red'),
  { turn: -28, scale: 0.96 },
);
const comet =
  flat('M4 6q26 8 34 22L28 40Q18 24 4 6z', 'cyan', 0.55) +
  flat('M14 4q22 8 30 20l-10 8Q28 18 14 4zM4 22q14 8 22 20l8-8Q22 26 4 22z', 'cyan', 0.8) +
  part(circle(42, 42, 15), 'cloud', { shade: 4 }) +
  flat(circle(38, 40, 3), 'steel') +
  flat(circle(47, 47, 4), 'steel') +
  flat(circle(47, 36, 2), 'steel');
const telescope =
  limb('M30 36L20 59M34 36l10 23M32 38v20', 'brown', 3) +
  at(
    31,
    28,
    part(box(-22, -7, 26, 14, 3), 'purple', { shade: 2.4 }) +
      part(box(2, -10, 20, 20, 3), 'purple', { shade: 3 }) +
      part(box(20, -12, 6, 24, 2.4), 'yellow', { shade: 1.8 }) +
      part(box(-27, -5, 6, 10, 2), 'dark', { shade: 1.2 }),
    { turn: -28 },
  );

const one = spritesOf('space');

/** Objects beyond the sky, some of them moving. */
export const SPACE: Sprite[] = [
  one('rocket', 'fusée', '', [rocket(null)]),
  one('rocket flying', 'fusée en vol', 'fly vole', cycle(4, rocket), 12),
  one('spaceship', 'vaisseau', 'ship shooter', [ship(null)]),
  one('spaceship flying', 'vaisseau en vol', 'fly vole ship', cycle(4, ship), 12),
  one('flying saucer', 'soucoupe volante', 'ufo ovni alien', [enemyShip(null)]),
  one('flying saucer blinking', 'soucoupe qui clignote', 'ufo ovni alien', cycle(4, enemyShip), 7),
  one('earth', 'terre', 'planet planète world monde', [planet]),
  one('red planet', 'planète rouge', 'mars', [mars]),
  one('ringed planet', 'planète à anneaux', 'saturn saturne', [ringed]),
  one('moon', 'lune', 'night nuit', [moon]),
  one('sun', 'soleil', 'day jour', [sun(0)]),
  one('sun shining', 'soleil qui brille', 'day jour', cycle(4, sun), 5),
  one('asteroid', 'astéroïde', 'rock rocher', [asteroid]),
  one('comet', 'comète', '', [comet]),
  one('satellite', 'satellite', '', [satellite]),
  one('telescope', 'télescope', 'sky ciel', [telescope]),
];
