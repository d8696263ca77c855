import { THUMBNAIL_MAX_BYTES } from '@codivia/contract/api/published-projects';
import { findPersonalData } from '@codivia/contract/text/contacts/find-personal-data';
import { afterAll, describe, expect, test } from 'vitest';
import { loadGallery, readGalleryPicture } from './load-gallery.ts';
import { proofRuntimes } from './prove-runtimes.ts';
import { typographyProblems } from './typography.ts';

const projects = loadGallery();
const runtimes = proofRuntimes();
afterAll(() => runtimes.close());

/** The actions of a player in each project, and their outcome. */
const PLAYED: Record<string, string> = {
  'cat-tower': `
    const shown = () => drawn('text').map(([words]) => String(words));
    await frames(5);
    expect(shown()[0] === '0', 'begins');
    await press(' ');
    await frames(60);
    expect(shown()[0] === '1', 'the first cat lies');
    for (let i = 0; i < 20 && !shown().includes('↻'); i++) { await frames(45); await press(' '); await release(' '); await frames(90); }
    expect(shown().includes('↻'), 'it falls in the end');
    await click(200, 200);
    await frames(2);
    expect(shown()[0] === '0', 'again');`,
  'good-night': `
    const shown = () => drawn('text').map(([words]) => String(words));
    await frames(2);
    expect(shown().includes('☾ 1'), 'village');
    const houses = () => drawn('circle').length;
    const before = houses();
    await press(' ');
    await frames(2);
    expect(shown().includes('1'), 'one press is counted');
    expect(houses() !== before, 'three lamps in a corner change');`,
  'comet-golf': `
    const shown = () => drawn('text').map(([words]) => String(words));
    await frames(2);
    await press('ArrowUp');
    await press(' ');
    await frames(2);
    expect(shown().includes('☄ 1'), 'a throw');
    await frames(900);
    await mouseDown(40, 200);
    await mouse(10, 200);
    await frames(2);
    await mouseUp(10, 200);
    await frames(2);
    expect(shown().includes('☄ 2'), 'a throw with the pointer');`,
  'penguin-push': `
    const points = () => drawn('text').map(([words]) => Number(words));
    await frames(2);
    expect(points().join() === '0,0', 'begins');
    for (let i = 0; i < 60; i++) { await press('a'); await release('a'); await frames(40); }
    expect(points()[0] + points()[1] > 0, 'somebody falls');`,
  'frog-hop': `
    const shown = () => drawn('text').map(([words]) => String(words));
    await frames(2);
    for (let i = 0; i < 40 && !shown().includes('↻'); i++) { await press(' '); await release(' '); await frames(55); }
    expect(shown().includes('↻'), 'it misses a pad in the end');
    await press(' ');
    await frames(2);
    expect(shown()[0] === '0', 'again');`,
  'beat-box': `
    const pressed = () => all('.row button[aria-pressed=true]').length;
    expect(all('.row button').length === 48 && pressed() === 14, 'a rhythm');
    await click('.row button');
    expect(pressed() === 13, 'a square goes off');
    await click('#dice');
    await click('#play');
    expect(await until(() => one('.now') !== null), 'it plays');
    await click('#play');
    expect(one('.now') === null, 'it stops');
    await click('#clear');
    expect(pressed() === 0, 'empty');`,
  'monster-workshop': `
    const before = one('#monster').innerHTML;
    const name = text('#name');
    for (const part of ['#body', '#eyes', '#mouth', '#top', '#colour']) await click(part);
    expect(one('#monster').innerHTML !== before && text('#name') !== name, 'another monster');
    await click('#dice');
    expect(text('#name').length > 3, 'a name');`,
  'pixel-mirror': `
    const at = (x, y) => one('#paper').getContext('2d').getImageData(x * 24 + 9, y * 24 + 9, 1, 1).data.join();
    expect(at(7, 7) !== at(0, 0), 'a picture');
    await click('#clear');
    expect(at(7, 7) === at(0, 0), 'empty');
    await click('#colours button');
    const canvas = one('#paper');
    canvas.focus();
    for (const key of ['ArrowLeft', ' ']) canvas.dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(at(6, 7) !== at(0, 0) && at(9, 7) === at(6, 7), 'and its reflection');`,
  'windy-forest': 'run(seed=1)\nrun(seed=2)',
  sunflower: 'run()',
  'number-carpet': 'run(seed=1)\nrun(seed=2)',
};

test('at least ten projects: mostly games, with pages and Python, in an order', () => {
  const count = (kind: string) => projects.filter((one) => one.kind === kind).length;
  expect([count('game'), count('web'), count('python')]).toEqual([5, 3, 3]);
  expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
  expect(projects.map(({ name }) => name).sort()).toEqual(Object.keys(PLAYED).sort());
  expect(projects.slice(0, 3).map(({ kind }) => kind)).toEqual(['game', 'web', 'game']);
});

describe.each(projects)('$name', ({ name, kind, files, title, description }) => {
  test('runs without an error, and can be played', async () => {
    const check = PLAYED[name] ?? '';
    const { passed, complaint } = await runtimes.check({ kind, files, check });
    expect(passed ? '' : complaint).toBe('');
  });

  test('is one sentence or two in both languages, and reveals nobody', () => {
    expect([title, description].flatMap(({ fr }) => typographyProblems(fr))).toEqual([]);
    expect(description.fr).not.toContain('\n');
    for (const text of [title, description].flatMap(({ en, fr }) => [en, fr])) {
      expect(findPersonalData(text, 'text', { name: '' })).toEqual([]);
    }
  });

  test('has a picture of the size of all of them', () => {
    const picture = readGalleryPicture(name);
    expect(picture.length).toBeLessThan(THUMBNAIL_MAX_BYTES);
    // The header of a JPEG with its height and width.
    const header = picture.indexOf(Buffer.from([0xff, 0xc0]));
    expect([picture.readUInt16BE(header + 7), picture.readUInt16BE(header + 5)]).toEqual([
      640, 400,
    ]);
  });
});
