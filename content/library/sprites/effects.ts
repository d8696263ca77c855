import { at, circle, flat, glint, line, oval, part, star } from '../pen.ts';
import { cycle, type Sprite, spritesOf, swing } from '../sprite.ts';

function explosion(phase: number): string {
  if (phase === 0)
    return (
      part(star(32, 32, 13, 7, 9), 'orange', { shade: 0 }) +
      flat(star(32, 32, 9, 5, 9), 'yellow') +
      flat(circle(32, 32, 4), 'white')
    );
  const late = phase > 0.6;
  const puffs = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const angle = (i * 2 * Math.PI) / 7 + phase;
    const r = 10 + 15 * phase;
    return part(
      circle(
        32 + r * Math.cos(angle),
        32 + r * Math.sin(angle),
        late ? 7.4 * (1.3 - phase) + 1.6 : 8,
      ),
      late ? 'slate' : 'orange',
      { shade: late ? 2 : 0 },
    );
  });
  if (late) return puffs.join('') + (phase < 0.8 ? flat(star(32, 32, 14, 5, 6), 'yellow') : '');
  return (
    part(star(32, 32, 19 + 19 * phase, 13 + 11 * phase, 11), 'red', { shade: 0 }) +
    flat(star(32, 32, 14 + 22 * phase, 9 + 14 * phase, 11, 1), 'orange') +
    (phase > 0.3 ? puffs.join('') : '') +
    flat(star(32, 32, 11 + 12 * phase, 7 + 8 * phase, 10), 'yellow') +
    flat(circle(32, 32, 8 * (1 - phase)), 'white')
  );
}

function fire(phase: number): string {
  const w = 3 * swing(phase);
  const v = 3 * swing(phase + 0.3);
  return (
    part(
      `M32 61Q9 60 11 39q2-10 9-16 1 6 5 8 0-16 ${10 + w} ${-27 - v / 2} 0 11 6 16 3 4 3 8 3-2 3-6 7 8 7 18-2 20-22 21z`,
      'red',
      { shade: 3 },
    ) +
    flat(
      `M32 58q-14-1-13-13 2-8 7-10 1 5 4 6 0-10 ${5 - w} ${-17 - v / 3} 2 9 6 14 4 4 4 9-1 10-13 11z`,
      'orange',
    ) +
    flat(`M32 57q-8-1-7-9 3-6 7-${11 + w / 2} 5 6 7 ${12} 0 7-7 8z`, 'yellow')
  );
}

function smoke(phase: number): string {
  const puff = (from: number, side: number) => {
    const up = (phase + from) % 1;
    const r = 6 + 8 * Math.sin(Math.PI * Math.min(1, up * 1.1));
    return {
      up,
      drawn: at(
        32 + side * (3 + 7 * up),
        52 - 36 * up,
        part(circle(0, 0, Math.max(2, r)), 'cloud', { shade: 3, line: 2.2 }),
      ),
    };
  };
  const puffs = [puff(0, -1), puff(0.25, 1), puff(0.5, -1), puff(0.75, 1)];
  return puffs
    .sort((a, b) => b.up - a.up)
    .map(({ drawn }) => drawn)
    .join('');
}

function portal(phase: number): string {
  const turn = 360 * phase;
  const spiral = 'M0 0q4-5 9 0 3 7-4 12-11 3-15-7-2-14 12-18 16 0 18 15';
  return (
    part(oval(32, 32, 21, 29), 'purple', { shade: 0 }) +
    flat(oval(32, 32, 17, 24.5), 'indigo') +
    at(
      32,
      32,
      at(0, 0, line(spiral, 3.4, 'pink') + at(0, 0, line(spiral, 3.4, 'cyan'), { turn: 180 }), {
        turn,
      }),
      { scale: 0.72, scaleY: 1.02 },
    ) +
    glint(circle(32, 32, 3), 1) +
    flat(star(14, 14, 4.5, 1.5, 4), 'white') +
    flat(star(51, 50, 3.6, 1.2, 4), 'white')
  );
}

function sparkle(phase: number): string {
  const one = (x: number, y: number, size: number, from: number) => {
    const grown = Math.abs(Math.sin(Math.PI * (phase + from)));
    return at(
      x,
      y,
      part(star(0, 0, size, size * 0.3, 4), 'yellow', { shade: 0, line: 2 }) +
        flat(star(0, 0, size * 0.5, size * 0.16, 4), 'white'),
      { scale: 0.25 + 0.75 * grown },
    );
  };
  return one(26, 36, 22, 0.5) + one(50, 16, 12, 0) + one(51, 50, 9, 0.75) + one(10, 12, 8, 0.25);
}

function shock(phase: number): string {
  const r = 6 + 22 * phase;
  return (
    line(circle(32, 32, r), 8 - 5 * phase) +
    line(circle(32, 32, r), Math.max(1.4, 4.6 - 3.6 * phase), 'cyan') +
    (phase < 0.4 ? flat(circle(32, 32, 5), 'white') : '')
  );
}

const bolt =
  part('M6 32q0-6 8-6h36q8 0 8 6t-8 6H14q-8 0-8-6z', 'red', { shade: 0 }) +
  flat('M12 32q0-3 5-3h31q5 0 5 3t-5 3H17q-5 0-5-3z', 'rose') +
  glint(oval(36, 32, 14, 1.5), 0.9);
const orb =
  part(circle(32, 32, 16), 'cyan', { shade: 0 }) +
  flat(circle(32, 32, 11), '#bdf1ff') +
  flat(circle(32, 32, 6), 'white') +
  line('M32 6v5M32 53v5M6 32h5M53 32h5M14 14l3 3M47 47l3 3M14 50l3-3M47 17l3-3', 2.6, 'cyan');
const bubbleRound =
  flat(circle(32, 32, 24), 'cyan', 0.35) +
  line(circle(32, 32, 24), 2.4) +
  glint(oval(22, 20, 6, 4), 0.8) +
  line('M47 42q-4 7-11 9', 2.6, 'white');
const boom =
  part(star(32, 32, 30, 19, 12), 'yellow', { shade: 3 }) +
  part(star(32, 32, 20, 13, 12, 1), 'orange', { shade: 0, line: 2 }) +
  flat(star(32, 32, 11, 7, 10), 'white');

const one = spritesOf('effects');

/** Effects that last a moment. */
export const EFFECTS: Sprite[] = [
  one('explosion', 'explosion', 'bang', cycle(7, explosion), 12),
  one('fire', 'feu', 'flame flamme', cycle(5, fire), 9),
  one('smoke', 'fumée', 'cloud nuage', cycle(6, smoke), 8),
  one('portal', 'portail', 'teleport magie magic', cycle(6, portal), 9),
  one('sparkles', 'étincelles', 'shine magic magie', cycle(6, sparkle), 8),
  one('shock wave', 'onde de choc', 'ring', cycle(5, shock), 12),
  one('impact', 'impact', 'hit coup', [boom]),
  one('laser beam', 'rayon laser', 'shot tir', [bolt]),
  one('energy ball', 'boule d’énergie', 'shot tir', [orb]),
  one('bubble', 'bulle de savon', 'soap', [bubbleRound]),
];
