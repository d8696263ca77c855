import {
  at,
  box,
  type Color,
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
import { cycle, type Sprite, swing } from '../sprite.ts';
import { type Look, person, STILL } from './person.ts';

const HAIR = (color: Color, d: string) => part(d, color);
const SHORT =
  'M16 26c-2-4-2-11 2-15 5-6 14-8 21-5 8 1 13 8 11 18-2-1-4-4-5-7-4 2-9 2-13 0-3 3-6 4-9 4-2 0-3 3-3.5 6-1 1-2.5 0-3.5-1z';
const SWEPT =
  'M16 27c-4-9-2-17 5-20 7-5 17-4 22 0 6 2 9 9 7 16-4-2-6-5-7-9-5 4-13 5-20 4-2 2-3 6-3 9-1 1-3 1-4 0z';

const sword = at(
  0,
  0,
  part(poly([-1.6, -3], [-1.6, -17], [0.4, -20], [2.4, -17], [2.4, -3]), 'cloud', {
    shade: 1.5,
    line: 2,
  }) + part(box(-4.6, -4, 10, 3, 1.2), 'yellow', { shade: 1, line: 2 }),
  { turn: 24 },
);

const LOOKS = {
  hero: {
    skin: 'light',
    top: 'red',
    legs: 'blue',
    shoes: 'bark',
    hair: HAIR('brown', SHORT),
    chest: part(box(24, 48, 17, 3.4, 1), 'yellow', { shade: 0, line: 1.8 }),
    behind: part('M27 38q-10 4-14 18 4 2 7 0 3 2 6-1z', 'yellow'),
  },
  heroine: {
    skin: 'ebony',
    top: 'yellow',
    legs: 'indigo',
    shoes: 'red',
    behind: part(circle(13.5, 15, 7.5), 'dark') + part(circle(51.5, 15, 7.5), 'dark'),
    hair:
      HAIR(
        'dark',
        'M15.5 24c-1-12 7-18 17-18s18 6 17 18c-4-1-7-4-8.5-8-4 3-13 3-17 0-1.5 4-4.5 7-8.5 8z',
      ) + line('M11.5 20.5l5-7M53.5 20.5l-5-7', 2.6, 'pink'),
    chest: flat('M32.5 41.8l1.4 2.8 3 .4-2.2 2.2.6 3-2.8-1.5-2.8 1.5.6-3-2.2-2.2 3-.4z', 'red'),
  },
  wizard: {
    skin: 'light',
    top: 'indigo',
    legs: 'dark',
    shoes: 'bark',
    hair:
      part('M17 31q1 14 15.5 17.5Q48 45 48 31q-5 3-9 2-3 2.5-6.5 0-3 2.5-6 0-4 1-9.5-2z', 'white') +
      part('M10 17.5Q22 14 24 7 27 1 40 2q-5 3-2 7 2 6 16 8.5-5 6-22 6t-22-6z', 'indigo') +
      line('M23 14q9 4 18.5 1.5', 3, 'yellow') +
      flat('M32 5l1 2 2.2.3-1.6 1.6.4 2.2-2-1-2 1 .4-2.2-1.6-1.6 2.2-.3z', 'yellow'),
    face: eye(30, 27, 1) + eye(41, 27, 1),
    held:
      limb('M1 10L1-20', 'brown', 2.4) +
      part(circle(1, -23, 4.6), 'cyan') +
      glint(circle(-0.6, -24.6, 1.3)),
  },
  knight: {
    skin: 'light',
    top: 'steel',
    legs: 'slate',
    shoes: 'dark',
    sleeves: 'slate',
    hair:
      part('M14.5 24C14 11 22 5 32.5 5s18.5 6 18 19c0 10-5 15-18 15s-18-5-18-15z', 'steel') +
      part('M22 20q14-3 27.5-.5l-.5 9q-1 2-4 2H27q-4 0-5-4z', 'dark', { shade: 0 }) +
      flat(circle(31, 25, 1.9), 'yellow') +
      flat(circle(41, 25, 1.9), 'yellow') +
      part('M32 6Q22-1 12 4q-3 2-4 7 6-3 10-1 6-5 14-2z', 'red', { shade: 2 }) +
      glint(oval(22, 12.5, 2.4, 3.4), 0.5),
    held: sword,
  },
  pirate: {
    skin: 'warm',
    top: 'white',
    legs: 'bark',
    shoes: 'dark',
    sleeves: 'white',
    hair:
      part('M12 19q2-6 8-8 5-8 12.5-8t13 8q6 2 7.5 8-8 3-20.5 3t-20.5-3z', 'dark') +
      flat(circle(32.5, 11.5, 3.2), 'white') +
      line('M28 17.5l9-2.5M28 15l9 2.5', 1.8, 'white') +
      line('M18 21l30 2', 1.8),
    face:
      eye(31, 27, 1.05) +
      part('M37.5 23.5h9q0 7-4.5 7t-4.5-7z', 'ink', { shade: 0, line: 1 }) +
      line('M31 33.5q5 3 9-.5', 1.8) +
      part('M22 33q10 8 21 0-1 5.5-10.5 5.5T22 33z', 'bark', { shade: 2, line: 2 }) +
      line('M29 35.5q3.5 1.5 7 0', 1.5, 'rose'),
    chest: line('M25 43.5h15M24.5 47.5h16.5', 2.2, 'red'),
    held: sword,
  },
  ninja: {
    skin: 'dark',
    top: 'dark',
    legs: 'dark',
    shoes: 'ink',
    hair:
      part('M20 20.5q13-4 28.5 0 1 5-.5 9-14 3-27 0-2-4-1-9z', 'warm', { shade: 1.5 }) +
      eye(31, 25.5, 1.05) +
      eye(42, 25.5, 1.05) +
      line('M27 20.8l6 1.7M46 20.8l-6 1.7', 1.9) +
      line('M16.5 18.5q16-5.5 32 0', 3.4, 'red'),
    face: '',
    behind: part('M17 19q-8-2-12 2 4 1 5 3-4 2-4 5 7 1 12-6z', 'red', { shade: 2 }),
    chest: line('M24 48.5q8.5 3 17 0', 3, 'red'),
  },
  astronaut: {
    skin: 'light',
    top: 'cloud',
    legs: 'cloud',
    shoes: 'slate',
    behind: part(box(18, 38, 12, 14, 3), 'slate'),
    hair: '',
    face:
      part('M32.5 4c12.5 0 19 8 19 18.5s-7 17-19 17-19-6.5-19-17S20 4 32.5 4z', 'white', {
        shade: 4,
      }) +
      part('M36 11.5c8 0 12 4 12 10.5s-4 11-12 11-14-4-14-11 5-10.5 14-10.5z', 'indigo', {
        shade: 2.5,
      }) +
      glint('M27 20q1-5 7-5.8', 0.001) +
      line('M26.5 21q.5-5 6-6', 2.2, 'cyan') +
      part(circle(15.5, 24, 3), 'red', { shade: 1.4, line: 2 }),
    chest:
      part(box(29, 43, 8, 5, 1), 'blue', { shade: 0, line: 1.8 }) +
      flat(circle(31.5, 45.5, 1), 'yellow') +
      flat(circle(34.6, 45.5, 1), 'red'),
  },
  scientist: {
    skin: 'deep',
    top: 'white',
    legs: 'teal',
    shoes: 'bark',
    sleeves: 'white',
    hair:
      HAIR('ink', SWEPT) +
      line(
        'M26.5 26a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M37.5 26a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M35.5 26h2M26.5 25l-8-1',
        1.7,
      ),
    chest: line('M32.5 40v11', 1.6) + flat(poly([29.5, 39.5], [35.5, 39.5], [32.5, 43.5]), 'teal'),
    held:
      part('M-1.5-9h5v5l4 6.5q1.5 3-2 3H-3.5q-3.5 0-2-3l4-6.5z', 'cyan', {
        shade: 1.6,
        line: 2,
      }) + flat('M-4 1.5h10l1 2q.5 1-1 1h-10q-1.5 0-1-1z', 'lime'),
  },
  zombie: {
    skin: 'lime',
    top: 'purple',
    legs: 'slate',
    shoes: 'bark',
    hair: HAIR('bark', 'M17 20c-1-8 5-14 15-14 9 0 16 5 16 13l-4-3-2 4-4-4-4 4-4-4-4 4-3-3z'),
    face:
      flat(circle(30.5, 26, 4.4), 'white') +
      flat(circle(42, 26, 3.4), 'white') +
      flat(circle(31.2, 26.5, 1.8), 'ink') +
      flat(circle(42.4, 26.4, 1.5), 'ink') +
      line('M29 33.5q6-3 11 0', 1.8) +
      flat(box(33, 32.4, 2.2, 2.6), 'white') +
      line('M21 15l4 4M24 14.5l-2.5 3.5', 1.4),
    chest: flat(
      poly(
        [26, 50.5],
        [28, 46],
        [30, 51.5],
        [33, 47.5],
        [35, 51.8],
        [38, 47],
        [40, 50.5],
        [41, 52.5],
        [24, 52.5],
      ),
      'slate',
    ),
  },
} as const satisfies Record<string, Look>;

type Name = keyof typeof LOOKS;
const NAMES: Record<Name, [en: string, fr: string, words: string]> = {
  hero: ['hero', 'héros', 'boy garçon player joueur'],
  heroine: ['heroine', 'héroïne', 'girl fille player joueuse'],
  wizard: ['wizard', 'magicien', 'magic magie sorcier'],
  knight: ['knight', 'chevalier', 'sword épée armour armure'],
  pirate: ['pirate', 'pirate', 'sea mer sword épée'],
  ninja: ['ninja', 'ninja', 'fight combat'],
  astronaut: ['astronaut', 'astronaute', 'space espace'],
  scientist: ['scientist', 'scientifique', 'lab labo chemistry chimie'],
  zombie: ['zombie', 'zombie', 'monster monstre'],
};

const walk = (name: Name) =>
  cycle(6, (phase) => {
    const lifted = Math.cos(2 * Math.PI * phase) * 3.4;
    const lift: [number, number] = [Math.max(0, -lifted), Math.max(0, lifted)];
    return person(LOOKS[name], {
      stride: 5.4 * swing(phase),
      lift,
      bob: 1.3 * Math.abs(swing(phase)),
      shut: false,
    });
  });
const idle = (name: Name) =>
  cycle(4, (phase) =>
    person(LOOKS[name], { ...STILL, bob: 0.6 + 0.6 * swing(phase), shut: phase === 0.75 }),
  );

/** People, standing and walking. */
export const PEOPLE: Sprite[] = (Object.keys(LOOKS) as Name[]).flatMap((name): Sprite[] => {
  const [en, fr, words] = NAMES[name];
  const category = 'people';
  return [
    { en, fr, words, category, frames: [person(LOOKS[name], STILL)] },
    {
      en: `${en} walking`,
      fr: `${fr} qui marche`,
      words: `${words} walk run course`,
      category,
      frames: walk(name),
      fps: 10,
    },
    ...(name === 'hero' || name === 'heroine'
      ? [
          {
            en: `${en} waiting`,
            fr: `${fr} qui attend`,
            words: `${words} idle`,
            category,
            frames: idle(name),
            fps: 4,
          } as const,
        ]
      : []),
  ];
});
