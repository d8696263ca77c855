import { at, box, circle, flat, glint, limb, line, oval, part, poly, star } from '../pen.ts';
import { cycle, type Sprite, spritesOf } from '../sprite.ts';

/** Draws a coin that turns around its upright axis; the phase is half a turn from edge to edge. */
function coin(phase: number): string {
  const width = Math.cos(Math.PI * phase);
  const thin = Math.max(0.12, Math.abs(width));
  const face =
    part(circle(0, 0, 24), 'yellow', { shade: 4.4 }) +
    line(circle(0, 0, 17.5), 2.4, '#e8a02c') +
    flat(star(0, 0.5, 11, 5), '#fff3c4') +
    glint(oval(-9, -13, 5, 3), 0.7);
  return at(32, 32, face, { scale: thin, scaleY: 1 });
}

function chest(open: number): string {
  const lid =
    part('M8 30q0-14 12-14h24q12 0 12 14z', 'brown', { shade: 3 }) +
    line('M18 16.5v13M46 16.5v13', 3.4, 'yellow');
  const raised = at(32, 30 - 15 * open, at(-32, -30, lid), { scaleY: 1 - 0.45 * open });
  const hoard =
    flat(oval(23, 28, 9, 6), 'yellow') +
    flat(oval(41, 28, 10, 7), 'yellow') +
    flat(oval(32, 25, 8, 6), '#ffe08a') +
    part(poly([44, 19], [49, 24], [44, 30], [39, 24]), 'cyan', { shade: 1.4, line: 1.8 }) +
    flat(circle(25, 26, 2.2), '#ffe9a8');
  const sparks =
    flat(star(14, 12, 6, 1.8, 4), 'white') +
    flat(star(52, 6, 5, 1.6, 4), 'white') +
    flat(star(31, 6, 4.5, 1.5, 4), '#ffe08a');
  const inside =
    open === 0
      ? ''
      : part(box(9, 30 - 15 * open, 46, 6 + 15 * open, 2), 'ink', { shade: 0 }) +
        at(0, 10 * (1 - open), hoard) +
        (open === 1 ? sparks : '');
  const front =
    part('M8 30h48v22q0 5-5 5H13q-5 0-5-5z', 'brown', { shade: 3.4 }) +
    line('M18 31v25M46 31v25', 3.4, 'yellow') +
    line('M8 30h48', 2.4) +
    part('M27 27h10v8q0 4-5 4t-5-4z', 'yellow', { shade: 1.6 }) +
    flat(circle(32, 32, 1.8), 'ink') +
    flat('M31 32h2l.8 4h-3.6z', 'ink');
  return raised + inside + front;
}

const heart = (x: number, y: number, s: number) =>
  `M${x} ${y + 20 * s}C${x - 34 * s} ${y - 2 * s} ${x - 18 * s} ${y - 24 * s} ${x} ${y - 9 * s}C${x + 18 * s} ${y - 24 * s} ${x + 34 * s} ${y - 2 * s} ${x} ${y + 20 * s}z`;

function beating(phase: number): string {
  const size = 1 + 0.1 * Math.max(0, Math.sin(2 * Math.PI * phase));
  return at(
    32,
    33,
    part(heart(0, 0, 1.15), 'red', { shade: 4.4 }) + glint(oval(-12, -9, 5, 4), 0.6),
    { scale: size * 0.92 },
  );
}

function flag(phase: number): string {
  const wave = (x: number) => 3.4 * Math.sin(2 * Math.PI * (phase - x / 44)) * Math.min(1, x / 12);
  const xs = [0, 7, 14, 21, 28, 35, 42];
  const top = xs.map((x) => `${16 + x} ${12 + wave(x)}`).join('L');
  const low = [...xs]
    .reverse()
    .map((x) => `${16 + x} ${36 + wave(x)}`)
    .join('L');
  return (
    part(`M${top}L${low}z`, 'red', { shade: 3 }) +
    flat(star(36, 24 + wave(20), 7.5, 3.4), 'yellow') +
    limb('M14 60V9', 'tan', 3) +
    part(circle(14, 6.5, 4), 'yellow', { shade: 1.6 })
  );
}

const bomb =
  part(circle(29, 38, 21), 'dark', { shade: 4.4 }) +
  part('M36 17l8-4 5 7-7 6z', 'slate', { shade: 1.6 }) +
  line('M47 16q4-10 11-6', 3, 'tan') +
  flat(star(57.5, 9.5, 7, 2.8, 7), 'orange') +
  flat(circle(57.5, 9.5, 2.4), 'yellow') +
  glint(oval(20, 29, 5, 3.6), 0.45);
const gem =
  part('M18 10h28l13 15-27 31L5 25z', 'cyan', { shade: 3.4 }) +
  flat('M18 10l6 15H5zM46 10l13 15H40z', 'blue', 0.45) +
  flat('M24 25h16l-8 31z', '#ffffff', 0.35) +
  line('M5 25h54M18 10l6 15 8 31 8-31 6-15M24 25l8-15 8 15', 1.8) +
  glint('M20 13l-7 9h7z', 0.7);
const key = at(
  32,
  32,
  at(
    -31,
    -26,
    part(
      'M19 12a14 14 0 1 0 12.5 20H37l3-3.5 4 3.5h4l3-4 4.5 4 4-6-4-5.5H31.5A14 14 0 0 0 19 12zm-3 8.5a5.5 5.5 0 1 1-.1 11 5.5 5.5 0 0 1 .1-11z',
      'yellow',
      { shade: 3 },
    ),
  ),
  { turn: -35, scale: 1.08 },
);
const potion =
  part('M25 8h14v12l11 19q7 18-10 18H24Q7 57 14 39l11-19z', 'cloud', { shade: 0 }) +
  flat('M17 37h30l3 6q4 11-9 12.5H23Q10 54 14 43z', 'purple') +
  flat('M17 37q7-4 15 0t15 0l1.5 3q-8 3-16 0t-16 0z', 'pink') +
  flat(circle(24, 46, 2.6), 'rose') +
  flat(circle(38, 49, 3.2), 'rose') +
  flat(circle(33, 43, 1.6), 'rose') +
  line('M25 8h14v12l11 19q7 18-10 18H24Q7 57 14 39l11-19z', 2.4) +
  part(box(23, 4, 18, 8, 2.5), 'brown', { shade: 2 }) +
  glint('M20 40l6-11 2 1-6 11z', 0.6);
const swordItem = at(
  32,
  32,
  part(poly([-5, 12], [-5, -24], [0, -31], [5, -24], [5, 12]), 'cloud', { shade: 2.4 }) +
    line('M0-24V10', 1.8, 'steel') +
    part(box(-13, 11, 26, 6, 2.6), 'yellow', { shade: 1.8 }) +
    part(box(-3.4, 17, 6.8, 10, 1.5), 'brown', { shade: 1.6 }) +
    part(circle(0, 29, 4), 'red', { shade: 1.6 }),
  { turn: 45, scale: 0.94 },
);
const shield =
  part('M32 5q12 6 23 5 2 34-23 49Q7 44 9 10q11 1 23-5z', 'steel', { shade: 3.4 }) +
  part('M32 12q9 4 17 4 0 24-17 35-17-11-17-35 8 0 17-4z', 'blue', { shade: 3.4, line: 2 }) +
  flat(star(32, 30, 11, 4.6), 'yellow');
const crown =
  part('M8 50L5 20l14 11L32 10l13 21 14-11-3 30z', 'yellow', { shade: 4 }) +
  part(box(8, 46, 48, 9, 3), 'yellow', { shade: 2 }) +
  part(circle(5.5, 18, 3.6), 'red', { shade: 1.2, line: 2 }) +
  part(circle(32, 9, 4), 'cyan', { shade: 1.2, line: 2 }) +
  part(circle(58.5, 18, 3.6), 'red', { shade: 1.2, line: 2 }) +
  flat(circle(20, 50.5, 2.6), 'red') +
  flat(circle(32, 50.5, 2.6), 'cyan') +
  flat(circle(44, 50.5, 2.6), 'red');
const trophy =
  line('M18 14H8q0 16 13 18M46 14h10q0 16-13 18', 7) +
  line('M18 14H8q0 16 13 18M46 14h10q0 16-13 18', 2.6, 'yellow') +
  part('M16 8h32q1 28-16 32Q15 36 16 8z', 'yellow', { shade: 4 }) +
  part('M28 39h8l1 9h-10z', 'yellow', { shade: 2 }) +
  part('M18 58q0-10 14-10t14 10z', 'brown', { shade: 2.4 }) +
  flat(star(32, 22, 8.5, 3.8), 'white') +
  glint(oval(21, 16, 2, 5), 0.6);
const starItem =
  part(star(32, 34, 29, 14), 'yellow', { shade: 4.4 }) +
  flat(oval(26, 34, 2.3, 3.4), 'ink') +
  flat(oval(38, 34, 2.3, 3.4), 'ink') +
  glint(circle(26.7, 32.8, 0.9), 1) +
  glint(circle(38.7, 32.8, 0.9), 1) +
  line('M29 40.5q3 2.5 6 0', 1.8) +
  flat(oval(22.5, 39, 2.6, 1.7), 'pink', 0.8) +
  flat(oval(41.5, 39, 2.6, 1.7), 'pink', 0.8);
const apple =
  line('M32 20q0-9 5-14', 5) +
  line('M32 20q0-9 5-14', 2, 'brown') +
  part('M38 13q4-9 15-8-1 11-14 10z', 'lime', { shade: 2 }) +
  part('M32 20q8-6 17-2 9 6 6 21-4 18-14 19-5-2-9-2t-9 2Q13 57 9 39 6 24 15 18q9-4 17 2z', 'red', {
    shade: 4.4,
  }) +
  glint(oval(18, 29, 4, 6), 0.5);
const pizza =
  part('M7 15q25-16 50 0l-3 7q-22-12-44 0z', 'tan', { shade: 2 }) +
  part('M10 21q22-12 44 0L33 59q-1 2-3 0z', 'yellow', { shade: 3.4 }) +
  part(circle(24, 26, 5), 'red', { shade: 1.6, line: 2 }) +
  part(circle(40, 25, 5), 'red', { shade: 1.6, line: 2 }) +
  part(circle(31, 41, 5), 'red', { shade: 1.6, line: 2 }) +
  flat(oval(32, 30, 2.2, 1.3), 'green') +
  flat(oval(23, 36, 2, 1.2), 'green') +
  flat(oval(39, 36, 2, 1.2), 'green');
const cake =
  part('M8 34q0-5 5-5h38q5 0 5 5v20q0 4-4 4H12q-4 0-4-4z', 'tan', { shade: 3 }) +
  flat('M9.2 44h45.6v5H9.2z', 'pink') +
  part(
    'M8 34q0-8 8-8h32q8 0 8 8 0 7-5 7-4 0-4-4-2 7-6 7t-5-6q-2 4-5 4t-4-5q-2 8-6 7-5 0-5-6-8 4-8-4z',
    'rose',
    { shade: 2 },
  ) +
  part(box(29.5, 12, 5, 14, 1.5), 'cyan', { shade: 1.4, line: 2 }) +
  part('M32 1q5 6 3.5 9-1.5 2.5-3.5 2.5T28.5 10Q27 7 32 1z', 'yellow', {
    shade: 1.4,
    line: 2,
  });
const gift =
  part(box(9, 28, 46, 30, 3), 'purple', { shade: 3.4 }) +
  flat(box(27, 29, 10, 28), 'yellow') +
  part(box(5, 18, 54, 12, 3), 'purple', { shade: 2.4 }) +
  flat(box(27, 19.2, 10, 9.6), 'yellow') +
  part('M32 18Q16 20 15 11q2-8 9-5 6 4 8 12zM32 18q16 2 17-7-2-8-9-5-6 4-8 12z', 'yellow', {
    shade: 2,
  }) +
  line('M9.5 30.5h45', 2);
const book =
  part('M10 10q0-4 4-4h36v46H14q-4 0-4 4z', 'teal', { shade: 3.4 }) +
  part('M10 56q0-5 5-5h37v8H15q-5 0-5-3z', 'white', { shade: 1.4 }) +
  line('M17 55h34', 1.4, 'steel') +
  flat(star(32, 27, 10, 4.5), 'yellow') +
  line('M17 7v44', 2, 'pine');
const lamp =
  part('M32 4q18 2 18 20-1 9-8 15l-1 7H23l-1-7q-7-6-8-15Q14 6 32 4z', 'yellow', { shade: 4 }) +
  line('M25 24l4 5 3-4 3 4 4-5M29 29v15M35 29v15', 1.8, 'orange') +
  part(box(22, 45, 20, 6, 2), 'steel', { shade: 1.4 }) +
  part(box(24, 51, 16, 5, 2), 'steel', { shade: 1.4 }) +
  part('M27 56h10q-1 4-5 4t-5-4z', 'dark', { shade: 0 }) +
  glint(oval(23, 16, 3, 5), 0.7);
const clock =
  part(circle(32, 34, 24), 'red', { shade: 4 }) +
  part(circle(32, 34, 17.5), 'white', { shade: 2 }) +
  line('M32 24v10l7 5', 2.8) +
  flat(circle(32, 34, 2.2), 'ink') +
  line('M32 19.5v1.5M32 47v1.5M17.5 34H19M45 34h1.5', 2) +
  part('M12 13q-3-8 6-8 4 1 5 4zM52 13q3-8-6-8-4 1-5 4z', 'yellow', { shade: 1.6 }) +
  limb('M17 54l-4 5M47 54l4 5', 'red', 2.4);
const ball =
  part(circle(32, 32, 26), 'white', { shade: 4.4 }) +
  flat(poly([32, 21], [42, 28.5], [38.2, 40], [25.8, 40], [22, 28.5]), 'dark') +
  line('M32 21V8M42 28.5l12-4M38.2 40l7 11M25.8 40l-7 11M22 28.5l-12-4', 2) +
  flat(
    'M26 7q6-1.5 12 0l-6 5zM55.5 22q3 7 1.5 14l-5-6zM8.5 22q-3 7-1.5 14l5-6zM47 52.5q-5 4-10 5l3-7zM17 52.5q5 4 10 5l-3-7z',
    'dark',
  );
const magnet =
  part('M10 8h14v26q0 9 8 9t8-9V8h14v27q-1 22-22 23Q11 57 10 35z', 'red', { shade: 3.4 }) +
  part(box(10, 8, 14, 11), 'cloud', { shade: 2 }) +
  part(box(40, 8, 14, 11), 'cloud', { shade: 2 });
const backpack =
  line('M22 16q0-11 10-11t10 11', 7) +
  line('M22 16q0-11 10-11t10 11', 2.6, 'orange') +
  part('M32 10q18 0 18 17v26q0 6-6 6H20q-6 0-6-6V27q0-17 18-17z', 'orange', { shade: 4 }) +
  part('M10 36h5v18q-6 0-6-6v-8q0-4 1-4zM54 36h-5v18q6 0 6-6v-8q0-4-1-4z', 'red', { shade: 1.6 }) +
  part(box(20, 35, 24, 17, 4), 'red', { shade: 2.4 }) +
  line('M20 41h24', 2) +
  flat(box(30, 40, 4, 6, 1.5), 'yellow') +
  line('M24 21h16', 2.6);

const itemOf = spritesOf('items');
const item = (en: string, fr: string, words: string, ...frames: string[]) =>
  itemOf(en, fr, words, frames);
const moving = (en: string, fr: string, words: string, fps: number, frames: readonly string[]) =>
  itemOf(en, fr, words, frames, fps);

/** Things to find, use and win, some of them moving. */
export const ITEMS: Sprite[] = [
  item('coin', 'pièce', 'money argent gold or', coin(0)),
  moving('coin turning', 'pièce qui tourne', 'spin money argent gold or', 10, cycle(6, coin)),
  item('gem', 'diamant', 'diamond gemme', gem),
  item('key', 'clé', 'clef lock serrure', key),
  item('chest', 'coffre', 'treasure trésor', chest(0)),
  moving('chest opening', 'coffre qui s’ouvre', 'treasure trésor open', 6, [
    chest(0),
    chest(0.4),
    chest(0.75),
    chest(1),
  ]),
  item('heart', 'cœur', 'life vie love amour coeur', beating(0)),
  moving('heart beating', 'cœur qui bat', 'life vie coeur', 7, cycle(4, beating)),
  item('star', 'étoile', '', starItem),
  item('trophy', 'trophée', 'cup coupe win victoire', trophy),
  item('crown', 'couronne', 'king queen roi reine', crown),
  moving('flag waving', 'drapeau qui flotte', 'goal arrivée', 8, cycle(6, flag)),
  item('sword', 'épée', 'weapon arme', swordItem),
  item('shield', 'bouclier', 'armour armure', shield),
  item('bomb', 'bombe', 'explosion', bomb),
  item('potion', 'potion', 'magic magie bottle flacon', potion),
  item('apple', 'pomme', 'fruit food', apple),
  item('pizza', 'pizza', 'food repas', pizza),
  item('cake', 'gâteau', 'birthday anniversaire food', cake),
  item('gift', 'cadeau', 'present', gift),
  item('book', 'livre', 'read lire', book),
  item('light bulb', 'ampoule', 'lamp lampe idea idée', lamp),
  item('clock', 'réveil', 'time temps alarm horloge', clock),
  item('ball', 'ballon', 'football sport', ball),
  item('magnet', 'aimant', '', magnet),
  item('backpack', 'sac à dos', 'bag school école', backpack),
];
