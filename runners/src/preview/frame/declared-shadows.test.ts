import { beforeAll, describe, expect, test, vi } from 'vitest';

let without: (html: string) => string;
beforeAll(async () => {
  vi.stubGlobal('Document', class {});
  without = (await import('./declared-shadows.ts')).withoutDeclaredShadows;
});

describe('HTML declares no shadow tree', () => {
  test.each([
    '<div><template shadowrootmode="closed">',
    '<template SHADOWRootMode=open><template\nshadowrootmode>',
  ])('in one piece: %s', (html) => expect(without(html)).not.toMatch(/shadowrootmode/i));

  const whole = '<p>Hi</p><template shadowrootmode=closed>';
  const from = whole.indexOf('shadowrootmode');
  test.each(Array.from({ length: 13 }, (_, i) => from + 1 + i))('cut at %i', (cut) => {
    const written = without(whole.slice(0, cut)) + without(whole.slice(cut));
    expect(written).not.toMatch(/shadowrootmode/i);
  });

  test('letter by letter', () => {
    expect([...whole].map(without).join('')).not.toMatch(/shadowrootmode/i);
  });
});

test.each(['<p>Bonjour</p>', 'cats', '<ul><li class="', 'a shadow in the room', ''])(
  'other HTML stays as it is: %s',
  (html) => expect(without(html)).toBe(html),
);
