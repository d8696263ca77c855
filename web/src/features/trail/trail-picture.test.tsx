import { TRAIL_XP } from '@codivia/contract/api/experience';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { THINGS, thing } from './scene/things.ts';
import { pathOutline, pointAt } from './scene/trail-line.ts';
import { TrailScene } from './scene/trail-scene.tsx';
import { TrailMissing, TrailNews } from './trail-news.tsx';
import { TrailPicture } from './trail-picture.tsx';

it('has one thing for each state, all of them within the picture', () => {
  expect(new Set(THINGS).size).toBe(TRAIL_XP.length);
  for (const name of THINGS) {
    const { x, y } = thing(name);
    expect(x > 0 && x < 640 && y > 0 && y < 400, name).toBe(true);
  }
});

it('adds something with every state', () => {
  const drawings = THINGS.map((_, i) => {
    const { container } = render(
      <svg aria-hidden="true">
        <TrailScene state={i + 1} before={i + 1} />
      </svg>,
    );
    return container.querySelectorAll('*').length;
  });
  expect(drawings).toEqual([...new Set(drawings)].toSorted((a, b) => a - b));
});

it('has a path whose edges cross nowhere', () => {
  const points = [...pathOutline().matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  type Point = (typeof points)[number];
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  const edges = points.slice(1).map((to, i) => [points[i] as Point, to] as const);
  const crossing = edges.flatMap(([a, b], i) =>
    edges
      .slice(i + 2)
      .filter(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );
  expect(crossing).toEqual([]);
});

it('leads from the meadow to the pass', () => {
  expect(pathOutline()).not.toMatch(/NaN/);
  expect(pointAt(0).y).toBeGreaterThan(350);
  expect(pointAt(1).y).toBeCloseTo(150);
});

it.each([
  ['en', 'a signpost, daisies, and two mushrooms'],
  ['fr', 'un panneau, des pâquerettes et deux champignons'],
] as const)('says in %s what is on the path', (language, things) => {
  renderPage(<TrailPicture state={3} />, { language });
  expect(screen.getByRole('img')).toHaveAccessibleName(expect.stringContaining(things));
});

it('fades in what is new, and nothing else', () => {
  const { container } = renderPage(<TrailPicture state={7} before={6} />);
  expect(container.querySelectorAll('.trail-new')).toHaveLength(1);
});

it('tells what is new, else what came last', () => {
  const { unmount } = renderPage(<TrailNews state={7} before={5} />, { language: 'fr' });
  expect(screen.getByText('Du nouveau sur ton chemin')).toBeVisible();
  expect(screen.getByText(/^Un sapin a pris racine/)).toBeVisible();
  expect(screen.getByText('Un hérisson s’est installé sur le chemin.')).toBeVisible();
  unmount();
  renderPage(<TrailNews state={7} />);
  expect(screen.getByText('Last to come')).toBeVisible();
  expect(screen.getByText('A hedgehog has come to the path.')).toBeVisible();
});

it('says how far it is to the next thing, and when all are there', () => {
  const { unmount } = renderPage(<TrailMissing xp={12} />);
  expect(screen.getByText('18 XP to go until something new comes.')).toBeVisible();
  unmount();
  renderPage(<TrailMissing xp={6000} />);
  expect(screen.getByText('All 40 are here. Enjoy the view.')).toBeVisible();
});
