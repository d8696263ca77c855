import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { P5_CDN, P5_INTEGRITY, P5_VERSION, standaloneSketch } from './standalone-sketch.ts';

const folder = dirname(createRequire(import.meta.url).resolve('p5/package.json'));

test('the saved page takes just the p5 that previews run', () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(P5_VERSION).toBe(version);
  const hash = createHash('sha384').update(readFileSync(join(folder, 'lib/p5.min.js')));
  expect(P5_INTEGRITY).toBe(`sha384-${hash.digest('base64')}`);
  expect(P5_CDN).toBe(`https://cdn.jsdelivr.net/npm/p5@${version}/lib/p5.min.js`);
});

test('the saved page holds the sketch as it was written', () => {
  const js = 'function draw() {\n  while (x) y("</script>");\n}\n';
  const page = standaloneSketch({ 'sketch.js': js }, 'My <game>', 'en');
  expect(page).toContain(`src="${P5_CDN}" integrity="${P5_INTEGRITY}" crossorigin="anonymous"`);
  expect(page).toContain('function draw() {\n  while (x) y("<\\/script>");\n}\n</script>');
  expect(page).toContain('<title>My &lt;game&gt;</title>');
  expect(page).not.toContain('__codiviaLoop');
});

test('a saved page has a hand that is never seen, for sketches that use one', () => {
  const pageOf = (sketch: string) => standaloneSketch({ 'sketch.js': sketch }, 'Hand', 'en');
  const [, script = ''] =
    /<script>\n(window\.hand[\s\S]*?)<\/script>/.exec(pageOf('hand.seen')) ?? [];
  const window: { hand?: object } = {};
  runInNewContext(script, { window, width: 400, height: 200 });
  expect({ ...window.hand }).toEqual({ seen: false, x: 200, y: 100, gesture: null, points: [] });
  expect(pageOf('let hand = { x: 1 }; hand.x;')).not.toContain('window.hand');
});
