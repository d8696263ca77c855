import { box, circle, flat, glint, inside, limb, line, oval, part, poly } from '../pen.ts';
import { cycle, type Sprite, spritesOf, swing } from '../sprite.ts';

/** A block that fills its square, so that blocks stand side by side without a gap. */
const block = (color: Parameters<typeof part>[1], inside: string) =>
  part(box(1.2, 1.2, 61.6, 61.6), color, { shade: 4 }) + inside + line(box(1.2, 1.2, 61.6, 61.6));
const pebbles =
  flat(oval(16, 38, 4, 3), 'bark', 0.7) +
  flat(oval(44, 32, 5, 3.6), 'bark', 0.7) +
  flat(oval(30, 50, 4, 3), 'bark', 0.7) +
  flat(oval(52, 52, 3, 2.2), 'bark', 0.7) +
  flat(oval(10, 55, 2.6, 2), 'tan', 0.8) +
  flat(oval(34, 36, 2, 1.6), 'tan', 0.8);
const cover = (color: 'green' | 'white' | 'sand') =>
  part('M1.2 1.2h61.6v17q-4 7-8 2-4 8-10 0-5 9-11 0-5 7-10 1-6 8-11-1-5 6-11.6-2z', color, {
    shade: 2.4,
  });
const bricks =
  line('M1.2 22h61.6M1.2 43h61.6M32 1.2V22M16 22v21M48 22v21M32 43v20', 2.4) +
  glint(box(4, 4, 12, 2.4, 1), 0.3) +
  glint(box(19, 25, 10, 2.4, 1), 0.3) +
  glint(box(35, 46, 10, 2.4, 1), 0.3);
const crate =
  line('M8 8h48v48H8zM8 8l48 48', 2.4) +
  line('M11 8l48 48M8 11', 0.001) +
  flat(circle(4.6, 4.6, 1.4), 'ink') +
  flat(circle(59.4, 4.6, 1.4), 'ink') +
  flat(circle(4.6, 59.4, 1.4), 'ink') +
  flat(circle(59.4, 59.4, 1.4), 'ink');
const question =
  part(box(6, 6, 52, 52, 6), 'yellow', { shade: 3.4 }) +
  line('M24 25q0-9 9-9 9 1 9 9 0 5-5 7-4 2-4 6', 9) +
  line('M24 25q0-9 9-9 9 1 9 9 0 5-5 7-4 2-4 6', 4.6, 'white') +
  flat(circle(33, 47.5, 4.8), 'ink') +
  flat(circle(33, 47.5, 2.8), 'white');
const spikes =
  part(
    poly(
      [2, 62],
      [2, 52],
      [8, 52],
      [14, 18],
      [20, 52],
      [26, 52],
      [32, 14],
      [38, 52],
      [44, 52],
      [50, 18],
      [56, 52],
      [62, 52],
      [62, 62],
    ),
    'steel',
    { shade: 3 },
  ) + part(box(1.2, 52, 61.6, 10.8), 'slate', { shade: 2 });
const ladder =
  limb('M15 2v60M49 2v60', 'tan', 5) +
  limb('M17 12h30M17 28h30M17 44h30', 'tan', 4) +
  line('M15 3v58M49 3v58', 1.2, 'sand');
const door =
  part('M10 62V22Q12 3 32 3t22 19v40z', 'slate', { shade: 2 }) +
  part('M16 62V24Q18 9 32 9t16 15v38z', 'brown', { shade: 3 }) +
  line('M26.5 10v52M37.5 10v52', 1.8, 'bark') +
  part(circle(43, 38, 2.8), 'yellow', { shade: 0.8, line: 1.8 }) +
  flat(box(16.5, 24, 8, 3), 'dark') +
  flat(box(16.5, 48, 8, 3), 'dark');
const barrel =
  part('M14 5h36q9 27 0 54H14Q5 32 14 5z', 'brown', { shade: 4 }) +
  line('M24 5q-4 27 0 54M40 5q4 27 0 54', 1.8, 'bark') +
  part('M11 14q21 4 42 0l1.8 7q-22.8 4-45.6 0zM9.2 43q22.8 4 45.6 0L53 50q-21 4-42 0z', 'steel', {
    shade: 1.6,
  });
const spring = (phase: number) => {
  const h = 22 + 12 * swing(phase);
  const zig = [0, 1, 2, 3]
    .map((i) => `L${i % 2 === 0 ? 48 : 16} ${54 - (h * (i + 0.5)) / 4}`)
    .join('');
  const d = `M16 54${zig}L32 ${54 - h}`;
  return (
    limb(d, 'steel', 3) +
    part(box(8, 53, 48, 8, 3), 'dark', { shade: 1.6 }) +
    part(box(10, 46 - h, 44, 9, 4), 'red', { shade: 2 })
  );
};
const water = (phase: number) => {
  const shift = 32 * phase;
  const wave = (y: number, from: number) =>
    `M${from - 64} ${y}${'q8-8 16 0t16 0'.repeat(6)}V64H${from - 64}z`;
  return inside(
    box(0, 0, 64, 64),
    flat(wave(14, shift), 'cyan') +
      flat(wave(20, 32 - shift), 'blue') +
      line(wave(14, shift).split('V')[0] ?? '', 2.4, 'white'),
  );
};
const lava =
  part('M1.2 16q8-9 15 0t16 0 15 0 15.6 0v46.8H1.2z', 'orange', { shade: 0 }) +
  flat('M1.2 24q8-8 15 0t16 0 15 0 15.6 0v38.8H1.2z', 'red') +
  flat(circle(18, 40, 5), 'orange') +
  flat(circle(44, 50, 4), 'orange') +
  flat(circle(36, 36, 2.6), 'yellow') +
  flat(circle(17, 39, 2), 'yellow');
const fence =
  part('M8 62V16l6-8 6 8v46zM44 62V16l6-8 6 8v46z', 'tan', { shade: 2 }) +
  part(box(1.2, 24, 61.6, 8), 'tan', { shade: 1.6 }) +
  part(box(1.2, 44, 61.6, 8), 'tan', { shade: 1.6 });
const sign =
  limb('M32 34v27', 'brown', 4.4) +
  part('M6 12q0-4 4-4h36l13 13-13 13H10q-4 0-4-4z', 'tan', { shade: 3 }) +
  line('M15 21h26M33 13.5l8 7.5-8 7.5', 3);
const platform =
  part('M1.2 20h61.6v12q-2 8-10 8H11.2q-8 0-10-8z', 'brown', { shade: 3 }) +
  part('M1.2 14h61.6v12q-5 6-10 1-6 6-11 0-5 6-11 0-5 5-10 0-6 6-11-1-5 4-8.6-1z', 'green', {
    shade: 2,
  });
const house =
  part('M12 30h40v31H12z', 'sand', { shade: 3 }) +
  part('M4 32L32 6l28 26q-3 4-6 1L32 14 10 33q-3 3-6-1z', 'red', { shade: 2.4 }) +
  part(box(27, 42, 11, 19, 1), 'brown', { shade: 2 }) +
  part(box(16, 37, 8, 8, 1), 'cyan', { shade: 1, line: 2 }) +
  part(box(41, 37, 8, 8, 1), 'cyan', { shade: 1, line: 2 }) +
  flat(circle(35.5, 52, 1.2), 'yellow');
const castle =
  part('M8 61V22H4V10h6v5h5v-5h6v12h-4v6h30v-6h-4V10h6v5h5v-5h6v12h-4v39z', 'steel', {
    shade: 3.6,
  }) +
  part('M25 61V48q1-7 7-7t7 7v13z', 'brown', { shade: 1.6 }) +
  flat(box(11, 32, 3, 8, 1.4), 'ink') +
  flat(box(50, 32, 3, 8, 1.4), 'ink') +
  limb('M32 28V8', 'tan', 1.4) +
  part('M33 6l13 4-13 5z', 'red', { shade: 1.4, line: 2 });

const one = spritesOf('blocks');

/** The parts of levels. */
export const BLOCKS: Sprite[] = [
  one('grass block', 'bloc d’herbe', 'ground sol platform plateforme', [
    block('brown', pebbles) + cover('green'),
  ]),
  one('earth block', 'bloc de terre', 'ground sol', [block('brown', pebbles)]),
  one('snow block', 'bloc de neige', 'ground sol winter hiver', [
    block('brown', pebbles) + cover('white'),
  ]),
  one('sand block', 'bloc de sable', 'ground sol desert désert', [
    block(
      'tan',
      flat(circle(18, 36, 2), 'brown', 0.6) +
        flat(circle(42, 44, 2.4), 'brown', 0.6) +
        flat(circle(30, 54, 1.8), 'brown', 0.6) +
        flat(circle(52, 32, 1.8), 'brown', 0.6),
    ) + cover('sand'),
  ]),
  one('stone block', 'bloc de pierre', 'ground sol wall mur', [
    block(
      'steel',
      line(
        'M1.2 24h28l6 10h27.8M29 24l5-22.8M35 34l-8 13H1.2M27 47l4 15.8M48 34v14l14.8 4M48 48l-9 14.8',
        2.2,
        'slate',
      ),
    ),
  ]),
  one('brick block', 'bloc de briques', 'wall mur', [block('red', bricks)]),
  one('ice block', 'bloc de glace', 'winter hiver', [
    block('cyan', glint('M8 30L30 8h10L8 40zM8 50l8-8v8l-8 8zM46 8h6L34 26v-6z', 0.5)),
  ]),
  one('crate', 'caisse', 'box boîte wood bois', [block('tan', crate)]),
  one('mystery block', 'bloc mystère', 'question bonus', [question]),
  one('floating platform', 'plateforme', 'jump saut', [platform]),
  one('water', 'eau', 'sea mer', [water(0)]),
  one('water moving', 'eau qui bouge', 'sea mer waves vagues', cycle(4, water), 5),
  one('lava', 'lave', 'fire feu danger', [lava]),
  one('spikes', 'pics', 'danger trap piège', [spikes]),
  one('ladder', 'échelle', 'climb grimper', [ladder]),
  one('spring', 'ressort', 'jump saut', [spring(0)]),
  one('spring bouncing', 'ressort qui rebondit', 'jump saut', cycle(4, spring), 10),
  one('door', 'porte', 'exit sortie', [door]),
  one('barrel', 'tonneau', '', [barrel]),
  one('fence', 'barrière', 'farm ferme', [fence]),
  one('sign', 'panneau', 'arrow flèche', [sign]),
  one('house', 'maison', 'home', [house]),
  one('castle', 'château', 'fort', [castle]),
];
