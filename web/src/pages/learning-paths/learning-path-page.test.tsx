import type { ListedCertificate } from '@codivia/contract/api/certificates';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { certificate, fullCertificate, pathCertificate, SITE } from '../../test/certificate.ts';
import { learningPath, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LearningPathPage } from './learning-path-page.tsx';

const open = (language: 'en' | 'fr' = 'en') =>
  renderPage(<LearningPathPage />, { at: '/path/games', path: '/path/:pathId', language });

function mockPath(
  completed: string[] = [],
  certificates: ListedCertificate[] = [],
  path = learningPath(),
  more: Record<string, (call: { body: unknown }) => unknown> = {},
): void {
  mockApi({
    'GET /paths/games': () => path,
    'GET /user/path': () => ({ asked: true, path_id: null }),
    'GET /user/certificates': () => certificates,
    'GET /config': () => SITE,
    'GET /progress': () =>
      completed.map((lesson_id) => ({ lesson_id, completed: true, completed_at: null })),
    ...(more as Record<string, () => unknown>),
  });
}

const places = () =>
  within(screen.getByRole('region', { name: 'The map' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h3'));

it('shows its courses in order, and where a visitor starts', async () => {
  mockPath();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  expect(places().map((one) => within(one).getByRole('link').textContent)).toEqual([
    'Discovery',
    'Game making',
  ]);
  expect(screen.getByRole('link', { name: 'Start with Discovery' })).toHaveAttribute(
    'href',
    '/course/discovery',
  );
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('shows a member what is completed and what comes next', async () => {
  signInAs();
  mockPath(['discovery-hello']);
  open();
  expect(await screen.findByRole('link', { name: 'Next stop: Game making' })).toBeVisible();
  const [first, second] = places() as [HTMLElement, HTMLElement];
  expect(within(first).getByText('Completed')).toBeVisible();
  expect(within(second).getByText('Up next')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '1 of 3 lessons completed',
  );
});

it('invites a member to continue a course that is begun', async () => {
  signInAs();
  mockPath(['discovery-hello', 'games-one']);
  open('fr');
  expect(await screen.findByRole('link', { name: 'Continuer Créer des jeux' })).toBeVisible();
});

it('says so when the whole path is completed', async () => {
  signInAs();
  mockPath(['discovery-hello', 'games-one', 'games-two']);
  open();
  expect(await screen.findByText('You have walked the whole path. Well done!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Follow this path' })).not.toBeInTheDocument();
});

it('lets a member follow the path at any time, and give it up', async () => {
  signInAs();
  const chosen: unknown[] = [];
  mockPath([], [], learningPath(), {
    'PUT /user/path': ({ body }) => {
      chosen.push(body);
      return { asked: true, ...(body as object) };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Follow this path' }));
  expect(await screen.findByText(/^You follow this path/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop following it' }));
  expect(await screen.findByRole('button', { name: 'Follow this path' })).toBeVisible();
  expect(chosen).toEqual([{ path_id: 'games' }, { path_id: null }]);
});

it('says so when the choice could not be saved', async () => {
  signInAs();
  mockPath([], [], learningPath(), {
    'PUT /user/path': () => {
      throw new Refused(404);
    },
  });
  const { user } = open('fr');
  await user.click(await screen.findByRole('button', { name: 'Suivre ce parcours' }));
  expect(await screen.findByText('Non.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Suivre ce parcours' })).toBeVisible();
});

it('asks no visitor to follow it', async () => {
  mockPath();
  open();
  await screen.findByRole('heading', { level: 1, name: 'Games' });
  expect(screen.queryByRole('button', { name: 'Follow this path' })).not.toBeInTheDocument();
});

it('says so when there is no such path', async () => {
  mockApi({
    'GET /paths/games': () => {
      throw new Refused(404);
    },
    'GET /progress': () => [],
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Path not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All paths' })).toHaveAttribute('href', '/paths');
});

describe('the certificate of the path', () => {
  const games = { id: 'games', title: 'Game making', title_fr: 'Créer des jeux' };
  const ABOUT = /you get a certificate for the whole path/;
  const part = () => screen.findByRole('region', { name: 'The certificate of this path' });

  it('is named to visitors, with its kinds', async () => {
    mockPath();
    open();
    expect(await screen.findByText(ABOUT)).toHaveTextContent(/basic one.*full one/);
  });

  it('is not promised for a path with a single course', async () => {
    mockPath([], [], learningPath({ courses: learningPath().courses.slice(0, 1) }));
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(ABOUT)).not.toBeInTheDocument();
  });

  it('names what is missing: a course, or half of its exercises', async () => {
    signInAs();
    mockPath([], [certificate({ kind: 'attendance' })]);
    const { unmount } = open();
    const section = within(await part());
    expect(section.getByText('Courses whose certificate you have: 0 of 2.')).toBeVisible();
    const missing = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(missing).toEqual(['Discoveryhalf of its exercises', 'Game making']);
    unmount();

    mockPath([], [certificate()]);
    open();
    expect(within(await part()).getAllByRole('listitem')).toHaveLength(1);
    const link = within(await part()).getByRole('link', { name: 'Game making' });
    expect(link).toHaveAttribute('href', '/course/games');
  });

  it('is shown once earned, with what makes it the full one', async () => {
    signInAs();
    stubCanvas();
    mockPath(
      ['discovery-hello', 'games-one', 'games-two'],
      [pathCertificate(), fullCertificate(), certificate({ course: games })],
    );
    const { user } = open('fr');
    const section = within(
      await screen.findByRole('region', {
        name: 'Tu as gagné le certificat de ce parcours\u00a0!',
      }),
    );
    expect(section.getByText(/Il deviendra complet.*: Créer des jeux\.$/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Voir mon certificat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ton certificat' });
    expect(await within(dialog).findByRole('img')).toHaveAccessibleName(/parcours «.Jeux.»/);
  });

  it('stays when the path gets another course, and says so', async () => {
    signInAs();
    const path_courses = [{ id: 'discovery', title: 'Discovery', title_fr: 'Découverte' }];
    mockPath([], [pathCertificate({ kind: 'full', path_courses }), fullCertificate()]);
    open();
    const name = 'You’ve earned the full certificate of this path!';
    const section = within(await screen.findByRole('region', { name }));
    expect(section.getByText(/It stays yours/)).toBeVisible();
    expect(section.queryByText(/becomes the full one/)).not.toBeInTheDocument();
  });

  it('says that it could not be loaded', async () => {
    signInAs();
    mockApi({
      'GET /paths/games': () => learningPath(),
      'GET /progress': () => [],
      'GET /user/certificates': () => {
        throw new Refused(503);
      },
    });
    open();
    expect(
      await screen.findByText('The certificate of this path could not be loaded'),
    ).toBeVisible();
  });
});
