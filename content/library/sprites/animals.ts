import {
  at,
  box,
  type Color,
  cheeks,
  circle,
  eye,
  flat,
  glint,
  limb,
  line,
  oval,
  part,
  poly,
} from '../pen.ts';
import { cycle, type Sprite, spritesOf, swing } from '../sprite.ts';
import { piko } from './piko.ts';
import {
  bee,
  bird,
  butterfly,
  crab,
  fish,
  frog,
  owl,
  penguin,
  snail,
  turtle,
} from './small-animals.ts';

const nose = (x: number, y: number, color: Color = 'ink') => flat(oval(x, y, 2, 1.5), color);
const smile = (x: number, y: number) => line(`M${x - 3.4} ${y}q1.7 2.2 3.4 0 1.7 2.2 3.4 0`, 1.7);

/** Four legs, a body and a tail from the side; the head is drawn in front. */
function walker(
  color: Color,
  phase: number | null,
  tail: string,
  head: string,
  paw: Color,
): string {
  const wave = phase === null ? 0 : swing(phase);
  const foot = (x: number, swung: number, dark: boolean) =>
    limb(`M${x} 46L${x + swung} 56`, color, 5.2) +
    part(box(x + swung - 3.6, 54.5, 8, 5.5, 2.4), dark ? color : paw, { shade: 1.6, line: 2.2 });
  const bob = phase === null ? 0 : -Math.abs(wave) * 1.2;
  return [
    at(0, bob, tail),
    foot(21, -wave * 4.4, true),
    foot(39, wave * 4.4, true),
    at(0, bob, part('M14 40q0-9 10-9h16q8 0 8 9 0 11-9 12H22q-8-1-8-12z', color)),
    foot(17, wave * 4.4, false),
    foot(35, -wave * 4.4, false),
    at(0, bob, head),
  ].join('');
}

const catHead =
  part(
    'M29 24l.5-14.5q5 1.5 8.5 6 4-1 8 0 3.5-4.5 8.5-6L55 24q3 5 1 10-4 6-14 6t-14-6q-2-5 1-10z',
    'orange',
    { shade: 3.4 },
  ) +
  flat(poly([32, 18], [32.4, 13.6], [35.8, 16.2]), 'rose') +
  flat(poly([52, 18], [51.6, 13.6], [48.2, 16.2]), 'rose') +
  line('M42 16.5v4M38.5 17l.8 3.2M45.5 17l-.8 3.2', 2, 'bark') +
  eye(36.5, 27.5) +
  eye(48, 27.5) +
  nose(42.3, 31.4, 'red') +
  smile(42.3, 33.4) +
  cheeks(42.3, 33, 10) +
  line('M27 30l-5-1M27 33l-5 1M57.5 30l4-1M57.5 33l4 1', 1.3);
const cat = (phase: number | null) =>
  walker(
    'orange',
    phase,
    limb(`M16 42Q6 40 8 ${phase === null ? 26 : 26 + 3 * swing(phase)}`, 'orange', 4.6),
    catHead,
    'white',
  );

const dogHead =
  part('M30 22q2-8 12-8t12 8q2 8 1 11-3 7-13 7t-13-7q-1-3 1-11z', 'tan', { shade: 3.4 }) +
  part('M32 16q-7-1-9 7-1 8 2 10 4 0 5-5 0-7 3-10z', 'brown', { shade: 2 }) +
  part('M52 16q7-1 9 7 .5 8-2 10-4 0-5-5 0-7-3-10z', 'brown', { shade: 2 }) +
  flat(oval(42.5, 34, 7.4, 4.8), 'white') +
  eye(37.5, 25.5) +
  eye(48, 25.5) +
  part(oval(42.6, 30.5, 3, 2.2), 'ink', { shade: 0 }) +
  smile(42.6, 34) +
  part('M41 36.5h4v2.5q0 2-2 2t-2-2z', 'pink', { shade: 0, line: 1.5 });
const dog = (phase: number | null) =>
  walker(
    'tan',
    phase,
    limb(`M16 40Q7 38 ${phase === null ? 8 : 8 + 3 * swing(phase * 2)} 28`, 'tan', 4.8),
    dogHead,
    'white',
  );

const foxHead =
  part('M28 25l0-14q6 1 9 6 5-2 10 0 3-5 9-6v14q2 4 0 8-6 7-14 7t-14-7q-2-4 0-8z', 'orange', {
    shade: 3,
  }) +
  flat(
    'M28.5 31q6 0 9 3.5l4.8 5.2q-10 0-13.8-8.7zM56 31q-6 0-9 3.5l-4.7 5.2q10 0 13.7-8.7z',
    'white',
  ) +
  flat(poly([31, 19], [31, 14.5], [35, 18]), 'bark') +
  flat(poly([53, 19], [53, 14.5], [49, 18]), 'bark') +
  eye(37, 27) +
  eye(47.5, 27) +
  nose(42.3, 36.6);
const fox = (phase: number | null) =>
  walker(
    'orange',
    phase,
    at(
      15,
      42,
      part('M3 2q-12 1-13-12 0-6 4-9 7 4 10 12z', 'orange') +
        flat('M-9.4-12q0-4.5 3.5-6.5 3.5 2 5.5 5-4 3-9 1.5z', 'white'),
      { turn: phase === null ? 0 : 6 * swing(phase) },
    ),
    foxHead,
    'bark',
  );

const rabbit =
  part('M26 22q-6-8-4-17 6-1 8 8l1 9z', 'white') +
  flat('M27 19q-3.5-5-3-10.5 3 .5 3.8 10z', 'rose') +
  part('M38 22q6-8 4-17-6-1-8 8l-1 9z', 'white') +
  flat('M37 19q3.5-5 3-10.5-3 .5-3.8 10z', 'rose') +
  part(circle(49, 50, 5), 'white') +
  part('M32 34q15 0 16 15 0 11-16 11t-16-11q1-15 16-15z', 'white') +
  part(oval(32, 29, 14, 11.5), 'white', { shade: 3.4 }) +
  eye(26.5, 27.5, 1.1) +
  eye(37.5, 27.5, 1.1) +
  nose(32, 32, 'pink') +
  smile(32, 33.8) +
  cheeks(32, 33, 9) +
  part(oval(25, 57.5, 6, 3.6), 'white', { shade: 1.5 }) +
  part(oval(39, 57.5, 6, 3.6), 'white', { shade: 1.5 });

const panda =
  part(circle(19, 14, 6.5), 'ink') +
  part(circle(45, 14, 6.5), 'ink') +
  part('M32 32q19 0 19 16 0 12-19 12t-19-12q0-16 19-16z', 'white') +
  part(oval(17, 46, 6, 9), 'dark') +
  part(oval(47, 46, 6, 9), 'dark') +
  part(oval(32, 25, 18, 15), 'white', { shade: 4 }) +
  flat(at0(24.5, 25.5, -24), 'dark') +
  flat(at0(39.5, 25.5, 24), 'dark') +
  glint(circle(25.4, 24.4, 2.1), 1) +
  flat(circle(25.7, 24.8, 1.4), 'ink') +
  glint(circle(38.6, 24.4, 2.1), 1) +
  flat(circle(38.3, 24.8, 1.4), 'ink') +
  nose(32, 30.5) +
  smile(32, 32.8) +
  part(oval(23, 58, 6.5, 4), 'dark', { shade: 1.4 }) +
  part(oval(41, 58, 6.5, 4), 'dark', { shade: 1.4 });

/** A patch around an eye, turned a little: written out as a path. */
function at0(x: number, y: number, turn: number): string {
  const a = (turn * Math.PI) / 180;
  const [dx, dy] = [4.2 * Math.sin(a), 5.4 * Math.cos(a)];
  return `M${x + dx} ${y - dy}A4.2 5.4 ${turn} 1 1 ${x - dx} ${y + dy}A4.2 5.4 ${turn} 1 1 ${x + dx} ${y - dy}z`;
}

const elephant = walker(
  'steel',
  null,
  limb('M15 38q-7 3-8 11', 'steel', 2),
  part('M30 20q4-11 16-10 12 2 12 14 0 5-1 9 0 12 3 15l-5 4q-6-3-6-14-14 2-18-8z', 'steel', {
    shade: 3,
  }) +
    part('M32 14q-13-4-14 9 1 12 12 11 6-8 2-20z', 'steel', { shade: 3 }) +
    flat('M28.5 18q-6-1-6.5 5.5.5 6 6 6 3-5 .5-11.5z', 'rose') +
    eye(45.5, 23, 1.1) +
    flat(oval(41, 28.5, 2.4, 1.6), 'pink', 0.8) +
    part('M47 33.5q2 5 6 5l.5-3.5z', 'white', { shade: 0, line: 1.8 }),
  'cloud',
);

const stillSprite = spritesOf('animals');
const moving = (en: string, fr: string, words: string, fps: number, frames: readonly string[]) =>
  stillSprite(en, fr, words, frames, fps);

/** Animals, some of them moving. */
export const ANIMALS: Sprite[] = [
  stillSprite('cat', 'chat', 'kitten chaton', cat(null)),
  moving('cat walking', 'chat qui marche', 'walk', 9, cycle(6, cat)),
  stillSprite('dog', 'chien', 'puppy chiot', dog(null)),
  moving('dog walking', 'chien qui marche', 'walk', 9, cycle(6, dog)),
  stillSprite('fox', 'renard', '', fox(null)),
  moving('fox walking', 'renard qui marche', 'walk', 9, cycle(6, fox)),
  stillSprite('rabbit', 'lapin', 'bunny', rabbit),
  stillSprite('panda', 'panda', 'bear ours', panda),
  stillSprite('elephant', 'éléphant', '', elephant),
  stillSprite('bird', 'oiseau', '', bird(null)),
  moving('bird flying', 'oiseau qui vole', 'fly', 10, cycle(6, bird)),
  stillSprite('owl', 'hibou', 'chouette night nuit', owl),
  stillSprite('penguin', 'manchot', 'pingouin ice glace', penguin),
  stillSprite('fish', 'poisson', 'sea mer', fish(null)),
  moving('fish swimming', 'poisson qui nage', 'swim sea mer', 8, cycle(6, fish)),
  stillSprite('frog', 'grenouille', '', frog),
  stillSprite('turtle', 'tortue', '', turtle),
  stillSprite('crab', 'crabe', 'sea mer', crab),
  stillSprite('snail', 'escargot', '', snail),
  stillSprite('bee', 'abeille', 'insect insecte', bee),
  stillSprite('butterfly', 'papillon', 'insect insecte', butterfly(null)),
  moving('butterfly flying', 'papillon qui vole', 'fly insect insecte', 8, cycle(6, butterfly)),
  stillSprite('piko', 'piko', 'marmot marmotte mascot mascotte', piko(null)),
  moving('piko running', 'piko qui court', 'run marmot marmotte', 12, cycle(6, piko)),
];
