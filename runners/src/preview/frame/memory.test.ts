import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { FromFrame } from '../messages.ts';

const memory = { usedJSHeapSize: 0, jsHeapSizeLimit: 100 };
Object.defineProperty(Performance.prototype, 'memory', { configurable: true, get: () => memory });
afterAll(() => void Reflect.deleteProperty(Performance.prototype, 'memory'));

let sent: FromFrame[] = [];
let check: () => void;
let signOfLife: () => FromFrame;

beforeEach(async () => {
  vi.resetModules();
  sent = [];
  const module = await import('./memory.ts');
  signOfLife = module.signOfLife;
  check = module.reportWhenFull((message) => sent.push(message));
});

function fillTo(percent: number): void {
  memory.usedJSHeapSize = percent;
  check();
}

test('the page is told once when the memory begins to fill', () => {
  fillTo(10);
  fillTo(39);
  expect(sent).toEqual([]);
  fillTo(41);
  fillTo(70);
  expect(sent).toEqual([{ type: 'pong', heap: 0.41 }]);
});

test('and again when it was told meanwhile that some was freed', () => {
  fillTo(60);
  memory.usedJSHeapSize = 20;
  expect(signOfLife()).toEqual({ type: 'pong', heap: 0.2 });
  fillTo(30);
  fillTo(80);
  expect(sent).toEqual([
    { type: 'pong', heap: 0.6 },
    { type: 'pong', heap: 0.8 },
  ]);
});
