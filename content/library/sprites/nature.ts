import { at, box, circle, flat, glint, limb, line, oval, part, poly, star } from '../pen.ts';
import { cycle, type Sprite, spritesOf, swing } from '../sprite.ts';

const trunk = part('M27 60l2-20h6l2 20q-5 2-10 0z', 'brown', { shade: 2 });
const tree =
  trunk +
  part(
    'M32 3q12 0 14 9 11 2 11 13-1 12-13 12-3 6-12 6t-12-6Q8 37 7 25 7 14 18 12q2-9 14-9z',
    'green',
    { shade: 4.4 },
  ) +
  flat(oval(23, 16, 5, 3.2), 'lime', 0.8) +
  flat(oval(38, 13, 3, 2), 'lime', 0.8) +
  flat(oval(17, 26, 3, 2), 'lime', 0.8);
const appleTree =
  tree +
  [
    [20, 31],
    [42, 28],
    [31, 22],
    [47, 18],
  ]
    .map(([x = 0, y = 0]) => part(circle(x, y, 3.4), 'red', { shade: 1, line: 1.8 }))
    .join('');
const pineTree =
  part('M28 60v-8h8v8q-4 1.5-8 0z', 'brown', { shade: 1.6 }) +
  part('M32 28l20 24q-20 6-40 0z', 'pine', { shade: 3 }) +
  part('M32 15l17 23q-17 6-34 0z', 'pine', { shade: 3 }) +
  part('M32 3l13 21q-13 5-26 0z', 'pine', { shade: 3 }) +
  flat('M32 3l5 8-3-.5-2 3-2-3-3 .5z', 'white');
const palm =
  part('M28 60q2-18-1-34l7-1q4 18 2 35-4 1.5-8 0z', 'tan', { shade: 2 }) +
  line('M29 34l6-1M30 42l6-.5M30 50h6', 1.8, 'brown') +
  part('M31 24Q18 8 5 20q6-1 8 3-6 2-6 9 9-6 24-8z', 'green', { shade: 2 }) +
  part('M31 24q13-16 27-4-6-1-8 3 6 2 6 9-10-6-25-8z', 'green', { shade: 2 }) +
  part('M31 24Q28 6 40 4q-1 5 2 8-6 4-11 12z', 'lime', { shade: 2 }) +
  part(circle(28, 27, 3.6), 'brown', { shade: 1.2, line: 2 }) +
  part(circle(35, 28, 3.6), 'brown', { shade: 1.2, line: 2 });
const bush =
  part('M8 56q-7-3-5-11 2-7 9-7 0-10 10-12 4-8 12-7 9 0 12 9 8 1 9 9 8 3 6 11-1 7-8 8z', 'green', {
    shade: 4.4,
  }) +
  [
    [20, 42],
    [34, 32],
    [46, 46],
    [30, 50],
  ]
    .map(([x = 0, y = 0]) => part(circle(x, y, 2.8), 'red', { shade: 0.8, line: 1.8 }))
    .join('') +
  flat(oval(27, 25, 4, 2.4), 'lime', 0.8);
const cactus =
  limb('M20 44q-9 0-8-14M44 38q9 0 8-14', 'green', 6) +
  part('M23 60V18q0-13 9-13t9 13v42q-9 2-18 0z', 'green', { shade: 3.4 }) +
  line('M28 14v42M34 12v44', 1.6, 'lime') +
  part('M26 7q2-5 6-1 4-4 6 1-3 4-6 2-3 2-6-2z', 'pink', { shade: 1, line: 2 });
const petals = (x: number, y: number, color: 'pink' | 'purple' | 'white', r = 7) =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      at(x, y, part(oval(0, -r, r * 0.72, r * 0.86), color, { shade: 1.6, line: 2.2 }), { turn }),
    )
    .join('');
const flower =
  limb('M32 34v25', 'green', 2.4) +
  part('M32 54q-13 2-15-8 12-2 15 8zM32 50q12 1 14-9-12-1-14 9z', 'green', { shade: 1.8 }) +
  petals(32, 22, 'pink', 11) +
  part(circle(32, 22, 7), 'yellow', { shade: 2 });
const sunflower =
  limb('M32 34v25', 'green', 2.4) +
  part('M32 56q-14 1-16-9 13-2 16 9zM32 52q13 1 15-9-13-1-15 9z', 'green', { shade: 1.8 }) +
  part(star(32, 22, 20, 14.5, 14), 'yellow', { shade: 2 }) +
  part(circle(32, 22, 10), 'brown', { shade: 2.4 }) +
  flat(circle(29, 20, 1.3), 'tan') +
  flat(circle(34, 20, 1.3), 'tan') +
  flat(circle(31.5, 25, 1.3), 'tan') +
  flat(circle(36, 24.5, 1.3), 'tan');
const mushroom =
  part('M23 36h18q-2 12 2 20-11 6-22 0 4-8 2-20z', 'sand', { shade: 2.4 }) +
  part('M32 5q25 2 26 27-8 8-26 8T6 32Q7 7 32 5z', 'red', { shade: 4 }) +
  flat(circle(32, 17, 6), 'white') +
  flat(circle(15, 28, 4.4), 'white') +
  flat(circle(49, 28, 4.4), 'white') +
  flat(oval(28, 48, 1.8, 2.6), 'ink') +
  flat(oval(36, 48, 1.8, 2.6), 'ink');
const rock =
  part('M6 56q-4-8 3-20l13-15q6-5 14-2l16 10q8 8 8 18 0 9-7 10H13q-5 0-7-1z', 'slate', {
    shade: 4.4,
  }) +
  line('M22 24l6 10-5 7M44 36l-4 7', 2, 'dark') +
  glint('M14 36l8-10 3 4-7 9z', 0.25);
const cloud = part(
  'M15 48Q3 48 3 37q1-9 11-10 1-12 13-13 10 0 14 9 4-2 8 0 5 2 4 8 8 2 8 9-1 8-11 8z',
  'white',
  { shade: 4 },
);
const rainCloud =
  limb('M18 46l-4 10M32 46l-4 10M46 46l-4 10', 'blue', 2) +
  part(
    'M15 40Q3 40 3 30q1-8 11-9 1-12 13-13 10 0 14 9 4-2 8 0 5 2 4 7 8 2 8 8-1 8-11 8z',
    'steel',
    { shade: 4 },
  );
const lightning = part('M38 2L12 36h15l-5 26 29-38H34z', 'yellow', { shade: 3.6 });
const rainbow = [
  [27, 'red'],
  [22, 'orange'],
  [17, 'yellow'],
  [12, 'green'],
  [7, 'blue'],
] as const;
const bow =
  part('M3 48a29 29 0 0 1 58 0H49a17 17 0 0 0-34 0z', 'red', { shade: 0 }) +
  rainbow
    .map(([r, color]) => line(`M${32 - r - 0.2} 47.5a${r} ${r} 0 0 1 ${2 * r + 0.4} 0`, 5.4, color))
    .join('') +
  line('M3 48a29 29 0 0 1 58 0M28 48a4.5 4.5 0 0 1 8.6 0') +
  part(
    'M2 54q-2-8 7-9 5-5 10 0 8 0 7 8-1 5-7 5H8q-5 0-6-4zM38 54q-2-8 7-9 5-5 10 0 8 0 7 8-1 5-7 5H44q-5 0-6-4z',
    'white',
    { shade: 2.4 },
  );
const drop =
  part('M32 4q20 24 20 37-2 18-20 19-18-1-20-19Q12 28 32 4z', 'blue', { shade: 4.4 }) +
  glint('M21 36q1-9 7-15 1 8-2 17-4 4-5-2z', 0.5);
const leaf =
  part('M10 54Q2 20 28 10q16-6 30-4-1 26-14 38-14 11-34 10z', 'lime', { shade: 4 }) +
  line('M6 60q18-28 40-42M22 40l-2-13M32 30l0-11M24 43l14 1M34 33l13 0', 2.2, 'pine');
const snowflake =
  [0, 60, 120]
    .map((turn) => at(32, 32, line('M0-26V26M-7-22L0-15l7-7M-7 22L0 15l7 7', 6.4), { turn }))
    .join('') +
  [0, 60, 120]
    .map((turn) =>
      at(32, 32, line('M0-26V26M-7-22L0-15l7-7M-7 22L0 15l7 7', 2.8, 'cyan'), { turn }),
    )
    .join('');
const mountain =
  part('M3 57L25 14q3-5 6 0l10 18 5-7q3-4 6 0l11 32z', 'slate', { shade: 4 }) +
  flat(
    'M25 14.5q3-5 6 0l6 11-5-2-4 5-4-5-6 3.5zM46.5 25.5q2.5-3 5 0l3 8.5-4-2-4 3-3-3.5z',
    'white',
  ) +
  line('M3 57L25 14q3-5 6 0l10 18 5-7q3-4 6 0l11 32zM41 32l-4 6');
const snowman =
  part(circle(32, 45, 15.5), 'white', { shade: 3.4 }) +
  part(circle(32, 22, 11.5), 'white', { shade: 3 }) +
  part('M22 13q10-5 20 0l-1.5-10h-17z', 'dark', { shade: 1.6 }) +
  part(box(17, 11.5, 30, 4.4, 2), 'dark', { shade: 1 }) +
  flat(circle(28, 21, 1.8), 'ink') +
  flat(circle(37, 21, 1.8), 'ink') +
  part(poly([32, 23.5], [43, 26], [32, 27.5]), 'orange', { shade: 0.8, line: 1.8 }) +
  part('M22 31q10 5 20 0l1 5q-11 5-22 0z', 'red', { shade: 1.2, line: 2 }) +
  flat(circle(32, 43, 1.9), 'ink') +
  flat(circle(32, 51, 1.9), 'ink') +
  line('M17 41L6 33M9 35l-4 1M47 41l11-8M55 35l4 1', 2.6, 'bark');
const treeWaving = (phase: number) =>
  trunk + at(32, 44, at(-32, -44, tree.slice(trunk.length)), { turn: 3 * swing(phase) });

const one = spritesOf('nature');

/** Plants, stones and weather. */
export const NATURE: Sprite[] = [
  one('tree', 'arbre', 'forest forêt', [tree]),
  one('tree in the wind', 'arbre dans le vent', 'forest forêt', cycle(4, treeWaving), 5),
  one('apple tree', 'pommier', 'fruit', [appleTree]),
  one('fir', 'sapin', 'tree arbre pine', [pineTree]),
  one('palm tree', 'palmier', 'beach plage', [palm]),
  one('bush', 'buisson', 'berries baies', [bush]),
  one('cactus', 'cactus', 'desert désert', [cactus]),
  one('flower', 'fleur', '', [flower]),
  one('sunflower', 'tournesol', 'flower fleur', [sunflower]),
  one('mushroom', 'champignon', '', [mushroom]),
  one('leaf', 'feuille', '', [leaf]),
  one('rock', 'rocher', 'stone pierre', [rock]),
  one('mountain', 'montagne', 'snow neige', [mountain]),
  one('cloud', 'nuage', 'weather météo sky ciel', [cloud]),
  one('rain cloud', 'nuage de pluie', 'weather météo', [rainCloud]),
  one('lightning', 'éclair', 'weather météo storm orage', [lightning]),
  one('rainbow', 'arc-en-ciel', 'weather météo', [bow]),
  one('drop', 'goutte', 'water eau', [drop]),
  one('snowflake', 'flocon', 'snow neige winter hiver', [snowflake]),
  one('snowman', 'bonhomme de neige', 'winter hiver', [snowman]),
];
