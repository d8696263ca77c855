import { expect, test } from 'vitest';
import { closestName, editDistance } from './closest-name.ts';
import { nameOf } from './program-file.ts';

test.each([
  ['cat', 'cat', 0],
  ['cat', 'cta', 1],
  ['cat', 'cart', 1],
  ['cat', 'bag', 2],
  ['', 'abc', 3],
])('from %s to %s it takes %i changes', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test.each([
  ['Cat.PNG', ['dog.png', 'cat.png'], { name: 'cat.png', by: 'capitals' }],
  ['cat.png', ['img/cat.png'], { name: 'img/cat.png', by: 'folder' }],
  ['img/cat.png', ['cat.png'], { name: 'cat.png', by: 'folder' }],
  ['cat.jpg', ['cat.png'], { name: 'cat.png', by: 'ending' }],
  ['kitten.png', ['kiten.png', 'mitten.jpg'], { name: 'kiten.png', by: 'spelling' }],
  ['sky.png', ['cat.png'], null],
  ['a.png', ['b.png'], null],
])('%s among %j', (wanted, names, closest) => {
  expect(closestName(wanted, names)).toEqual(closest);
});

test.each([
  ['./cat.png', '', 'cat.png'],
  ['/cat.png?size=2#top', 'css/style.css', 'cat.png'],
  ['../img/my%20cat.png', 'css/style.css', 'img/my cat.png'],
  ['two.js', 'lib/half.js', 'lib/two.js'],
  ['../../../cat.png', '', 'cat.png'],
  ['50%.png', '', '50%.png'],
])('%s in %s is %s', (reference, from, name) => {
  expect(nameOf(reference, from)).toBe(name);
});
