import { at, box, type Color, circle, flat, glint, line, oval, part, poly, star } from '../pen.ts';
import { type Sprite, spritesOf } from '../sprite.ts';

/** A round button with a white sign on it. */
const button = (color: Color, sign: string) =>
  part(circle(32, 32, 27), color, { shade: 5 }) +
  glint('M12 24Q17 11 32 9q-9 6-20 15z', 0.4) +
  sign;
const bold = (d: string, width = 6) => line(d, width + 4.4) + line(d, width, 'white');
const solid = (d: string) => part(d, 'white', { shade: 0, line: 2.2 });
const cross = (x: number, y: number, s: number) =>
  `M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`;
const HEART = 'M32 54C-6 28 12 6 32 20 52 6 70 28 32 54z';
const medal = (color: Color, sign: string) =>
  part('M18 4h12l6 20-12 8zM46 4H34l-6 20 12 8z', 'blue', { shade: 2 }) +
  part(circle(32, 42, 18.5), color, { shade: 3.4 }) +
  line(circle(32, 42, 13), 1.8, 'white') +
  flat(sign, 'white');
const arrow = (turn: number) =>
  button('blue', at(32, 32, solid('M-2-15L14 0-2 15V6h-13V-6H-2z'), { turn }));
const pad =
  part('M16 18h32q10 0 13 14 2 18-6 19-5 0-10-10H19Q14 51 9 51 1 50 3 32 6 18 16 18z', 'indigo', {
    shade: 4,
  }) +
  part('M15 25h5v5h5v5h-5v5h-5v-5h-5v-5h5z', 'white', { shade: 0, line: 2 }) +
  part(circle(44, 36.5, 3.6), 'yellow', { shade: 0.8, line: 1.8 }) +
  part(circle(51, 30, 3.6), 'red', { shade: 0.8, line: 1.8 }) +
  line('M29 27h6', 2.4, 'cyan');
const hand =
  part(
    'M24 34V11q0-5 4.5-5t4.5 5v15q1-3 4.5-2.5 3.5.5 3.5 4 1-2 4-1.5 3 .5 3 4 2-1 4 0 2 1 2 5 0 24-18 24-12 0-17-11l-7-12q-2-4 1-6 4-2 8 4z',
    'white',
    { shade: 3 },
  ) + line('M33 26v8M41 29v6M48.5 31v5', 1.9);
const bubble =
  part('M12 8h40q8 0 8 8v18q0 8-8 8H34L20 58l1-16h-9q-8 0-8-8V16q0-8 8-8z', 'white', { shade: 3 }) +
  flat(circle(20, 25, 3.4), 'ink') +
  flat(circle(32, 25, 3.4), 'ink') +
  flat(circle(44, 25, 3.4), 'ink');
const lock =
  line('M20 30V20q0-12 12-12t12 12v10', 9.6) +
  line('M20 30V20q0-12 12-12t12 12v10', 5, 'steel') +
  part(box(10, 28, 44, 31, 6), 'yellow', { shade: 3.6 }) +
  flat(circle(32, 41, 4), 'ink') +
  flat('M30 42h4l1.6 9h-7.2z', 'ink');
const target =
  part(circle(32, 32, 27), 'red', { shade: 4 }) +
  flat(circle(32, 32, 20), 'white') +
  flat(circle(32, 32, 13.5), 'red') +
  flat(circle(32, 32, 6.5), 'white') +
  flat(circle(32, 32, 2.8), 'ink');
const battery =
  part(box(5, 16, 46, 32, 6), 'dark', { shade: 3 }) +
  part(box(51, 25, 8, 14, 3), 'dark', { shade: 1 }) +
  flat(box(10.5, 21.5, 9, 21, 2), 'lime') +
  flat(box(23, 21.5, 9, 21, 2), 'lime') +
  flat(box(35.5, 21.5, 9, 21, 2), 'lime');
const magnifier =
  line('M42 42l15 15', 11) +
  line('M42 42l15 15', 6, 'brown') +
  part(circle(27, 27, 21), 'steel', { shade: 2.4 }) +
  part(circle(27, 27, 15), 'cyan', { shade: 2 }) +
  glint('M16 27q1-10 10-11-7 4-7 11z', 0.8);

const one = spritesOf('interface');

/** Buttons and signs for menus and scores. */
export const INTERFACE: Sprite[] = [
  one(
    'play button',
    'bouton jouer',
    'start lecture',
    button('green', solid('M24 17q-1-4 3-2l22 15q2 2 0 4L27 49q-4 2-3-2z')),
  ),
  one(
    'pause button',
    'bouton pause',
    '',
    button('orange', solid(box(19, 18, 9, 28, 2.5)) + solid(box(36, 18, 9, 28, 2.5))),
  ),
  one('stop button', 'bouton stop', 'end arrêt', button('red', solid(box(20, 20, 24, 24, 4)))),
  one(
    'restart button',
    'bouton recommencer',
    'again replay rejouer',
    button('purple', bold('M45 27a14 14 0 1 0 1 9', 5) + solid(poly([50, 14], [50, 31], [35, 28]))),
  ),
  one(
    'home button',
    'bouton accueil',
    'menu house maison',
    button('teal', solid('M32 14l19 17h-5v15H36V36h-8v10H18V31h-5z')),
  ),
  one(
    'settings button',
    'bouton réglages',
    'options gear',
    button(
      'slate',
      solid(star(32, 32, 18, 13, 8)) +
        flat(circle(32, 32, 6), 'slate') +
        line(circle(32, 32, 6), 2.2),
    ),
  ),
  one(
    'sound on button',
    'bouton son activé',
    'volume music musique',
    button(
      'blue',
      solid('M15 26h8l11-9v30l-11-9h-8z') + bold('M41 24q6 8 0 16M47 18q10 14 0 28', 3),
    ),
  ),
  one(
    'sound off button',
    'bouton son coupé',
    'mute volume muet',
    button('slate', solid('M15 26h8l11-9v30l-11-9h-8z') + bold(cross(45, 32, 5.5), 3.4)),
  ),
  one('right arrow', 'flèche droite', 'next suivant', arrow(0)),
  one('left arrow', 'flèche gauche', 'back retour', arrow(180)),
  one('up arrow', 'flèche haut', '', arrow(-90)),
  one('down arrow', 'flèche bas', '', arrow(90)),
  one('yes', 'oui', 'check correct juste', button('green', bold('M19 33l9 10 18-21', 6))),
  one('no', 'non', 'cross wrong faux', button('red', bold(cross(32, 32, 11), 6))),
  one('plus', 'plus', 'add ajouter', button('green', bold('M32 19v26M19 32h26', 6))),
  one(
    'full heart',
    'cœur plein',
    'life vie coeur',
    part(HEART, 'red', { shade: 4.4 }) + glint(oval(19, 25, 4, 3), 0.6),
  ),
  one('empty heart', 'cœur vide', 'life vie coeur', part(HEART, 'dark', { shade: 4.4 })),
  one(
    'gold medal',
    'médaille d’or',
    'first premier',
    medal('yellow', 'M30 36l4-2v16h-4v-11l-2.5 1v-3z'),
  ),
  one(
    'silver medal',
    'médaille d’argent',
    'second deuxième',
    medal('steel', 'M27 39q0-5 5-5t5 5q0 3-4 7h4v4H27v-3q6-5 6-8t-2.5 0z'),
  ),
  one(
    'bronze medal',
    'médaille de bronze',
    'third troisième',
    medal(
      'tan',
      'M27 35h10v3l-3 3q3.5 1 3.5 4.5-.5 4.5-5.5 4.5-5 0-6-4h3.5q.5 1 2.5 1 2 0 2-1.5 0-2-4-2v-2l3-3.5h-6z',
    ),
  ),
  one('speech bubble', 'bulle', 'talk parler', bubble),
  one('gamepad', 'manette', 'controller game jeu', pad),
  one('hand', 'main', 'cursor pointer curseur', hand),
  one('padlock', 'cadenas', 'lock', lock),
  one('target', 'cible', 'aim viser', target),
  one('battery', 'batterie', 'energy énergie', battery),
  one('magnifying glass', 'loupe', 'search chercher', magnifier),
];
