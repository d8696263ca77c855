import { at, box, circle, flat, glint, limb, line, oval, part, poly, star } from '../pen.ts';
import { cycle, type Sprite } from '../sprite.ts';

const wheel = (x: number, y: number, r: number) =>
  part(circle(x, y, r), 'dark', { shade: 2 }) +
  part(circle(x, y, r * 0.48), 'cloud', { shade: 1, line: 1.8 });
const light = (x: number, y: number) => flat(oval(x, y, 2.2, 2.8), 'yellow');

const car =
  part('M6 46V36q1-5 8-6l6-10q2-4 7-4h14q5 0 8 4l6 10q6 1 6 7v9q0 3-3 3H9q-3 0-3-3z', 'red', {
    shade: 4,
  }) +
  part('M23 21q1-2 3-2h5v11H18zM35 19h6q2 0 4 2l5 9H35z', 'cyan', { shade: 2, line: 2 }) +
  light(58, 38) +
  flat(box(6.8, 36, 3, 4, 1), 'orange') +
  line('M33 31v15M36 35h4', 1.8) +
  wheel(18, 48, 8) +
  wheel(47, 48, 8);
const raceCar =
  part('M4 22h8l2 16h-8z', 'blue', { shade: 2 }) +
  part('M6 46V36q14-4 18-4l6-6h10q4 3 6 7 12 2 15 8v5q0 3-3 3H9q-3 0-3-3z', 'blue', {
    shade: 3.4,
  }) +
  part('M31 32l3-5q7-1 9 5z', 'cyan', { shade: 1, line: 2 }) +
  part(circle(24, 40, 5.5), 'white', { shade: 0, line: 1.8 }) +
  line('M23 38l1.5-1v6', 1.8) +
  flat('M36 38h24l1.5 3H36z', 'white') +
  wheel(16, 49, 8.5) +
  wheel(48, 49, 8.5);
const bus =
  part('M5 17q0-5 5-5h44q6 0 6 7v27q0 3-3 3H8q-3 0-3-3z', 'yellow', { shade: 3.4 }) +
  [9, 20, 31].map((x) => part(box(x, 18, 9, 10, 2), 'cyan', { shade: 1.6, line: 2 })).join('') +
  part(box(43, 18, 13, 24, 2), 'cyan', { shade: 2, line: 2 }) +
  line('M49.5 19v22', 1.8) +
  flat('M6.2 33h35v4h-35z', 'ink') +
  light(58, 44) +
  wheel(17, 50, 7) +
  wheel(45, 50, 7);
const truck =
  part(box(3, 13, 36, 33, 3), 'green', { shade: 3.4 }) +
  flat(star(21, 28, 9, 4), 'white') +
  part('M39 22h11q4 0 6 5l4 8v8q0 3-3 3H39z', 'orange', { shade: 3 }) +
  part('M44 26h6q2 0 3 3l2 5H44z', 'cyan', { shade: 1.6, line: 2 }) +
  light(58, 40) +
  wheel(15, 49, 7.5) +
  wheel(48, 49, 7.5);
const fireEngine =
  part(box(4, 24, 34, 22, 3), 'red', { shade: 3 }) +
  part('M38 18h12q5 0 7 6l3 9v11q0 2-3 2H38z', 'red', { shade: 3 }) +
  part('M43 22h6q3 0 4 3l2 7H43z', 'cyan', { shade: 1.6, line: 2 }) +
  line('M5 19L36 13M5 24L36 18', 2.4) +
  line('M9 18.5v4.8M16 17v4.8M23 15.8v4.8M30 14.5v4.8', 2) +
  part(box(42, 12, 8, 6, 2.4), 'cyan', { shade: 1, line: 2 }) +
  flat(box(5.5, 34, 31, 4), 'yellow') +
  light(58, 40) +
  wheel(15, 49, 7.5) +
  wheel(48, 49, 7.5);
const train =
  part('M40 10h16v36H40z', 'red', { shade: 3 }) +
  part(box(37, 5, 23, 6, 2.5), 'dark', { shade: 1.6 }) +
  part(box(43.5, 16, 10, 12, 2), 'cyan', { shade: 1.6, line: 2 }) +
  part('M8 24h32v22H8q-3 0-3-4V28q0-4 3-4z', 'green', { shade: 3.4 }) +
  part('M12 24l-2-12h10l-2 12z', 'dark', { shade: 2 }) +
  part(box(7, 8, 16, 5, 2), 'yellow', { shade: 1.4 }) +
  part('M27 24q0-6 5-6t5 6z', 'yellow', { shade: 1.4 }) +
  part(poly([4, 46], [10, 46], [10, 56], [1, 56]), 'slate', { shade: 1.4 }) +
  flat(box(6.2, 34, 33, 3), 'yellow') +
  wheel(18, 51, 7) +
  wheel(33, 51, 7) +
  wheel(50, 50, 8.5) +
  line('M18 51h15', 2.6, 'steel');
const plane =
  part('M10 28L4 12h9l10 14z', 'red', { shade: 2 }) +
  part('M7 30q2-5 10-5h30q12 1 14 9-1 8-13 8H18Q8 41 7 30z', 'white', { shade: 3.4 }) +
  part('M50 26q7 2 9 7h-10z', 'cyan', { shade: 1.4, line: 2 }) +
  flat(circle(22, 31, 2.2), 'blue') +
  flat(circle(29, 31, 2.2), 'blue') +
  flat(circle(36, 31, 2.2), 'blue') +
  flat(circle(43, 31, 2.2), 'blue') +
  part('M27 36h13L26 56h-8z', 'red', { shade: 2.4 }) +
  part('M32 25L24 12h6l12 13z', 'red', { shade: 2 });
function helicopter(phase: number): string {
  const width = Math.abs(Math.cos(Math.PI * phase)) * 26 + 3;
  return (
    line(`M${33 - width} 10h${2 * width}`, 6) +
    line(`M${33 - width} 10h${2 * width}`, 1.8, 'steel') +
    limb('M33 10v9', 'slate', 2) +
    part('M20 27L5 22l-2-8h7l14 8z', 'orange', { shade: 2 }) +
    at(6, 18, line(`M-5 0h10`, 3), { turn: phase * 180 }) +
    part('M18 32q2-13 18-14 22 1 24 17-1 10-14 11H28Q18 43 18 32z', 'orange', { shade: 4 }) +
    part('M41 22q13 2 16 13H41z', 'cyan', { shade: 2, line: 2 }) +
    part(box(28, 26, 8, 9, 2), 'cyan', { shade: 1.4, line: 2 }) +
    line('M30 46v6M46 46v6M20 53h32q4 0 5-3', 2.6)
  );
}
const balloon =
  line('M21 38l6 12M43 38l-6 12', 2) +
  part('M32 3q22 1 22 20-2 14-16 19H26Q12 37 10 23 10 4 32 3z', 'red', { shade: 4.4 }) +
  flat('M24 4.8Q14 22 27 41l10 .2Q50 22 40 4.8q-4-1-8-1-4 0-8 1z', 'yellow') +
  flat('M30 3.8q-8 18 0 37.4h4q8-19 0-37.4z', 'red') +
  part('M32 3q22 1 22 20-2 14-16 19H26Q12 37 10 23 10 4 32 3z', 'red', { shade: 0 }).replace(
    /^<path[^>]*\/>/,
    '',
  ) +
  glint(oval(19, 15, 3, 6), 0.5) +
  part(box(25, 49, 14, 11, 2.5), 'tan', { shade: 2 }) +
  line('M26 53.5h12', 1.6, 'brown');
const boat =
  part('M31 5v36H10Q26 30 31 5z', 'white', { shade: 3 }) +
  part('M36 12q16 9 19 29H36z', 'orange', { shade: 3 }) +
  limb('M33.5 4v38', 'tan', 2) +
  part('M4 43h56q-3 14-13 15H17Q7 57 4 43z', 'blue', { shade: 3.4 }) +
  flat('M6 47h52l-1 3.5H7z', 'white');
const submarine =
  part('M30 20v-9q0-4 5-4h5v5h-4v8z', 'slate', { shade: 1.6 }) +
  part('M22 32q0-12 6-12h12q6 0 8 12z', 'yellow', { shade: 2.4 }) +
  part('M10 34L2 27v22l8-6z', 'orange', { shade: 1.6 }) +
  part('M8 40q2-12 20-13h16q16 2 17 13-1 13-17 14H28Q10 53 8 40z', 'yellow', { shade: 4 }) +
  [23, 36, 49].map((x) => part(circle(x, 39, 4.8), 'cyan', { shade: 1.6, line: 2 })).join('') +
  glint(oval(24, 31, 6, 1.6), 0.6);
const bicycle =
  line(circle(15, 44, 11), 5.4) +
  line(circle(15, 44, 11), 1.8, 'steel') +
  line(circle(49, 44, 11), 5.4) +
  line(circle(49, 44, 11), 1.8, 'steel') +
  limb('M15 44l10-19h18l6 19M25 25l8 19H15M33 44l10-19-2-8', 'red', 2.4) +
  limb('M38 17h8', 'dark', 2) +
  part('M18 20h13q0 4-5 4h-5q-3 0-3-4z', 'dark', { shade: 0 }) +
  part(circle(33, 44, 4), 'yellow', { shade: 1.2 });
const tractor =
  part('M8 38V13h24v25z', 'cyan', { shade: 0 }) +
  part(box(5, 8, 30, 6, 2.4), 'green', { shade: 1.6 }) +
  limb('M46 26V13', 'dark', 2.4) +
  part('M6 34h26v-9h22q6 1 6 8v12q0 3-3 3H6z', 'green', { shade: 3.4 }) +
  line('M40 31h14M40 36h14', 2, 'pine') +
  light(58, 33) +
  wheel(18, 44, 15) +
  wheel(50, 50, 8.5);

const vehicle = (en: string, fr: string, words: string, drawn: string): Sprite => ({
  en,
  fr,
  words,
  category: 'vehicles',
  frames: [drawn],
});

/** Vehicles that drive, fly and swim; all of them to the right. */
export const VEHICLES: Sprite[] = [
  vehicle('car', 'voiture', 'auto road route', car),
  vehicle('race car', 'voiture de course', 'racing fast', raceCar),
  vehicle('bus', 'bus', 'school école', bus),
  vehicle('truck', 'camion', 'lorry', truck),
  vehicle('fire engine', 'camion de pompiers', 'fire feu', fireEngine),
  vehicle('tractor', 'tracteur', 'farm ferme', tractor),
  vehicle('bicycle', 'vélo', 'bike', bicycle),
  vehicle('train', 'train', 'locomotive', train),
  vehicle('plane', 'avion', 'fly', plane),
  vehicle('helicopter', 'hélicoptère', 'fly', helicopter(0)),
  {
    en: 'helicopter flying',
    fr: 'hélicoptère en vol',
    words: 'fly vole',
    category: 'vehicles',
    frames: cycle(4, helicopter),
    fps: 14,
  },
  vehicle('balloon', 'montgolfière', 'fly hot air', balloon),
  vehicle('boat', 'bateau', 'sail voilier sea mer', boat),
  vehicle('submarine', 'sous-marin', 'sea mer', submarine),
];
