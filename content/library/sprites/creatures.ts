import { at, box, cheeks, circle, eye, flat, glint, limb, line, oval, part, poly } from '../pen.ts';
import { cycle, type Sprite, swing } from '../sprite.ts';

function slime(phase: number | null): string {
  const jump = phase === null ? 0 : Math.max(0, swing(phase));
  const flatness = phase === null ? 0 : Math.max(0, -swing(phase));
  const drawn =
    part('M-23 0q-4-5-1-15Q-18-33 0-34q18 1 24 19 3 10-1 15-11 3-23 3T-23 0z', 'green', {
      shade: 4.4,
    }) +
    glint(oval(-10, -24, 4, 5.5), 0.45) +
    glint(circle(-4, -29, 1.5), 0.45) +
    eye(-6, -14, 1.35) +
    eye(9, -14, 1.35) +
    part('M-2.5-7.5q4 1.2 8 0-.5 5-4 5t-4-5z', 'ink', { shade: 0, line: 1 }) +
    cheeks(1.5, -8, 14.5);
  return (
    flat(oval(32, 59.5, 22 - 8 * jump, 2.6), 'ink', 0.18) +
    at(32, 58 - 16 * jump, drawn, {
      scale: 0.98 + 0.16 * flatness - 0.08 * jump,
      scaleY: 0.98 - 0.24 * flatness + 0.1 * jump,
    })
  );
}

function ghost(phase: number | null): string {
  const y = phase === null ? 0 : 3 * swing(phase);
  const w = phase === null ? 0 : 2.4 * Math.cos(2 * Math.PI * phase);
  return at(
    0,
    y,
    part(
      `M12 56V27Q14 6 32 6t20 21v29q-3 3-6.5 ${-2 + w}-3.5-4-7 0-3.5 4-7 ${w / 2}-3.5-4-7 ${-w / 2}-3.5 4-7 0-3-3-5.5 ${2 - w}z`,
      'white',
      { shade: 4 },
    ) +
      eye(26, 27, 1.5) +
      eye(40, 27, 1.5) +
      part(oval(33, 37, 3, 3.8), 'ink', { shade: 0, line: 1 }) +
      flat(oval(33, 39, 1.8, 1.4), 'red') +
      cheeks(33, 34, 12.5) +
      limb('M13 40q-6 0-8-4M51 40q6 0 8-4', 'white', 4),
  );
}

function bat(phase: number | null): string {
  const up = phase === null ? 0.3 : swing(phase);
  const tip = 26 - 14 * up;
  const wing = part(`M0 30Q12 ${tip - 6} 27 ${tip}q-4 5-3 14-6-3-9 2-4-4-8 1-4-2-7 1z`, 'indigo', {
    shade: 2.4,
  });
  const bob = phase === null ? 0 : 2.4 * up;
  return at(
    0,
    bob,
    at(34, 0, wing) +
      at(30, 0, wing, { scale: -1, scaleY: 1 }) +
      part('M22 24l1-12 6 5h6l6-5 1 12q4 6 3 13-3 10-13 10t-13-10q-1-7 3-13z', 'purple', {
        shade: 3.4,
      }) +
      eye(27, 30, 1.3) +
      eye(37, 30, 1.3) +
      line('M27 38q5 3 10 0', 1.8) +
      glint(poly([28.4, 39], [31, 39.6], [29.6, 42.4]), 1) +
      glint(poly([35.6, 39], [33, 39.6], [34.4, 42.4]), 1) +
      cheeks(32, 35.5, 9.5),
  );
}

const robotParts = (bob: number, shut: boolean) =>
  at(
    0,
    bob,
    line('M32 10V5', 2.4) +
      part(circle(32, 4.5, 3), 'red', { shade: 1.4, line: 2 }) +
      part(box(10, 20, 5, 9, 2), 'slate', { shade: 1.4 }) +
      part(box(49, 20, 5, 9, 2), 'slate', { shade: 1.4 }) +
      part(box(13, 9, 38, 28, 8), 'steel', { shade: 4 }) +
      part(box(18, 14, 28, 17, 5), 'dark', { shade: 2 }) +
      (shut
        ? line('M22.5 23h6M35.5 23h6', 2.4, 'cyan')
        : flat(box(23, 18.5, 5, 7, 2.2), 'cyan') + flat(box(36, 18.5, 5, 7, 2.2), 'cyan')) +
      line('M29 28q3 1.6 6 0', 1.9, 'cyan') +
      glint(oval(20, 12, 3, 1.2), 0.7) +
      part('M20 37h24l2 14q-14 4-28 0z', 'teal', { shade: 3 }) +
      flat(circle(27, 44, 2.4), 'yellow') +
      flat(circle(34, 44, 2.4), 'red') +
      line('M39 42v5', 2, 'cloud'),
  );
function robot(phase: number | null): string {
  const wave = phase === null ? 0 : swing(phase);
  const bob = phase === null ? 0 : -Math.abs(Math.cos(2 * Math.PI * phase));
  const foot = (x: number, up: number) =>
    limb(`M${x} 50V${55 - up}`, 'slate', 4) +
    part(`M${x - 6} ${60.5 - up}v-3q1-4 6-4t6 4v3z`, 'dark', { shade: 1.6 });
  return (
    foot(25, Math.max(0, wave) * 4) +
    foot(40, Math.max(0, -wave) * 4) +
    limb(`M19 41q-8 2-8 ${9 + 3 * wave}M45 41q8 2 8 ${9 - 3 * wave}`, 'steel', 3.4) +
    robotParts(bob, false) +
    part(circle(11, 50 + 3 * wave + bob, 3.2), 'dark', { shade: 1 }) +
    part(circle(53, 50 - 3 * wave + bob, 3.2), 'dark', { shade: 1 })
  );
}

const alien =
  limb('M25 11Q22 4 16 4M39 11q3-7 9-7', 'lime', 1.8) +
  part(circle(15, 4.8, 3), 'yellow', { shade: 1, line: 2 }) +
  part(circle(49, 4.8, 3), 'yellow', { shade: 1, line: 2 }) +
  limb('M24 45q-9 1-10 9M40 45q9 1 10 9', 'lime', 3.6) +
  limb('M27 52v6M37 52v6', 'lime', 4) +
  part(oval(26, 59, 4.6, 2.4), 'lime', { shade: 0 }) +
  part(oval(38, 59, 4.6, 2.4), 'lime', { shade: 0 }) +
  part('M23 40h18l2 13q-11 4-22 0z', 'purple', { shade: 2.6 }) +
  flat('M32 42l1.6 3.4 3.6.4-2.7 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.7-2.5 3.6-.4z', 'yellow') +
  part('M32 8q19 1 20 17-1 12-20 18-19-6-20-18Q13 9 32 8z', 'lime', { shade: 4 }) +
  flat('M19 19q9 0 10.5 9-9 3-11.5-4-.5-3 1-5zM45 19q-9 0-10.5 9 9 3 11.5-4 .5-3-1-5z', 'ink') +
  glint(circle(21.4, 22, 1.5), 0.95) +
  glint(circle(39.4, 22.6, 1.5), 0.95) +
  line('M28.5 35q3.5 2 7 0', 1.8);

const cyclops =
  part('M17 18q-8-2-8-13 8 0 13 8zM47 18q8-2 8-13-8 0-13 8z', 'sand', { shade: 2 }) +
  limb('M12 40q-6 2-6 9M52 40q6 2 6 9', 'purple', 5) +
  part(oval(22, 58, 7, 3.4), 'purple', { shade: 1 }) +
  part(oval(42, 58, 7, 3.4), 'purple', { shade: 1 }) +
  part('M32 8q21 1 22 25-1 24-22 25-21-1-22-25Q11 9 32 8z', 'purple', { shade: 4.5 }) +
  part(circle(32, 26, 10.5), 'white', { shade: 2 }) +
  flat(circle(33, 26.5, 6), 'teal') +
  flat(circle(33, 26.5, 3.6), 'ink') +
  glint(circle(35, 24.2, 1.7), 1) +
  part('M20 41q12 5 24 0-1 10-12 10T20 41z', 'ink', { shade: 0, line: 2 }) +
  glint(poly([23, 42.2], [27, 43.2], [25.2, 46.4]), 1) +
  glint(poly([41, 42.2], [37, 43.2], [38.8, 46.4]), 1) +
  flat('M27 49.5q5-3.5 10 0-5 2-10 0z', 'red') +
  flat(circle(17, 38, 2), 'indigo', 0.5) +
  flat(circle(47, 38, 2.4), 'indigo', 0.5) +
  flat(circle(46, 16, 1.8), 'indigo', 0.5);

const dragon =
  part('M16 46Q2 46 3 33l5 3q2 5 9 4z', 'green', { shade: 2 }) +
  part('M24 34Q10 32 6 14q10 0 14 5 2-5 6-5l4 18z', 'orange', { shade: 2.4 }) +
  part('M14 50q1-16 14-18 13 0 16 12 2 16-15 16-12 1-15-10z', 'green', { shade: 3.4 }) +
  flat('M31 39q10 2 10 10-2 9-11 9-8-1-8-9 1-8 9-10z', 'sand') +
  line('M25 46h14M24 51h15', 1.6, 'tan') +
  part(oval(23, 59, 6, 3), 'green', { shade: 1 }) +
  part(oval(39, 59, 6, 3), 'green', { shade: 1 }) +
  part('M33 12l-3-9 8 5zM46 11l1-9-8 5z', 'sand', { shade: 1.6 }) +
  part('M27 20q1-12 14-12 9 1 11 9 9 1 9 8-1 8-12 9-14 2-20-5-3-4-2-9z', 'green', { shade: 3.4 }) +
  flat('M40 32q10 1.5 19-3.5-2 5-10 6-6 .5-9-2.5z', 'lime') +
  eye(42, 18.5, 1.3) +
  flat(circle(56.5, 22.5, 1.1), 'ink') +
  flat(circle(53, 21.5, 1), 'ink') +
  line('M44 29.5q8 0 13-3', 1.8) +
  glint(poly([49, 29.4], [52, 28.8], [51, 32]), 1) +
  flat(oval(38, 25.5, 2.6, 1.8), 'pink', 0.8) +
  limb('M36 44q5 1 6-2', 'green', 3);

const skeleton =
  limb('M26 44q-8 2-9 9M38 44q8 2 9 9', 'white', 2.4) +
  limb('M28 52v6M36 52v6', 'white', 2.6) +
  part(oval(27, 59.5, 4.6, 2), 'white', { shade: 0 }) +
  part(oval(37, 59.5, 4.6, 2), 'white', { shade: 0 }) +
  limb('M32 39v13M25 43.5h14M26.5 48h11', 'white', 2) +
  part('M32 5q18 1 18.5 17-.5 7-5.5 10v4q0 3-4 3H23q-4 0-4-3v-4q-5-3-5.5-10Q14 6 32 5z', 'white', {
    shade: 4,
  }) +
  flat(circle(24.5, 23, 5), 'ink') +
  flat(circle(39.5, 23, 5), 'ink') +
  flat(circle(25.5, 23.5, 1.7), 'red') +
  flat(circle(38.5, 23.5, 1.7), 'red') +
  flat(poly([32, 27], [34, 31], [30, 31]), 'ink') +
  line('M26 35v3M30 35v3M34 35v3M38 35v3', 1.8);

const unicorn =
  part('M12 38Q2 38 4 54q5-1 8-6z', 'pink', { shade: 2 }) +
  limb('M19 46v11M39 46v11M25 48v9M34 48v9', 'white', 4.6) +
  flat(box(16, 56, 6, 4, 1), 'purple') +
  flat(box(36, 56, 6, 4, 1), 'purple') +
  flat(box(22.5, 56, 5, 4, 1), 'purple') +
  flat(box(31.5, 56, 5, 4, 1), 'purple') +
  part('M12 42q0-9 10-9h14l4-10h10q2 14-4 19-2 9-10 9H20q-8-1-8-9z', 'white') +
  part(poly([47, 12], [56, 0.5], [52, 14]), 'yellow', { shade: 1.4, line: 2 }) +
  part('M38 13l1-9 6 6z', 'white', { shade: 1 }) +
  part('M35 22q1-13 12-13 9 2 9 9 6 3 6 9-1 6-8 6-7 0-10-3-8-1-9-8z', 'white', { shade: 3 }) +
  part('M45 6Q33 5 31 15q-6 4-3 12-4 5 1 9 8-4 8-14 0-10 8-16z', 'pink', { shade: 2 }) +
  flat('M36 9q-3 3-2 7 3-1 4-7z', 'cyan') +
  eye(48, 20, 1.15) +
  flat(circle(58, 26, 1), 'ink') +
  flat(oval(46, 26, 2.4, 1.6), 'pink', 0.8);

const creature = (
  en: string,
  fr: string,
  words: string,
  frames: readonly string[],
  fps?: number,
): Sprite => ({ en, fr, words, category: 'creatures', frames, ...(fps ? { fps } : {}) });

/** Beings of stories, some of them moving. */
export const CREATURES: Sprite[] = [
  creature('slime', 'slime', 'monster monstre blob', [slime(null)]),
  creature('slime hopping', 'slime qui saute', 'jump monster monstre', cycle(6, slime), 9),
  creature('ghost', 'fantôme', 'halloween', [ghost(null)]),
  creature('ghost floating', 'fantôme qui flotte', 'halloween', cycle(6, ghost), 7),
  creature('bat', 'chauve-souris', 'halloween night nuit', [bat(null)]),
  creature('bat flying', 'chauve-souris qui vole', 'fly night nuit', cycle(6, bat), 11),
  creature('robot', 'robot', 'machine', [robot(null)]),
  creature('robot walking', 'robot qui marche', 'walk machine', cycle(6, robot), 8),
  creature('alien', 'extraterrestre', 'space espace', [alien]),
  creature('cyclops', 'cyclope', 'monster monstre', [cyclops]),
  creature('dragon', 'dragon', 'fire feu', [dragon]),
  creature('skeleton', 'squelette', 'halloween bones os', [skeleton]),
  creature('unicorn', 'licorne', 'horse cheval', [unicorn]),
];
