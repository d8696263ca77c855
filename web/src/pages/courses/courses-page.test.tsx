import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteTrial, trialPlace } from '../../features/trial-lesson/trial-record.ts';
import { storeDraft } from '../../lib/drafts.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { course, learningPath, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CoursesPage } from './courses-page.tsx';

const courses = [
  course({ lessons: [lesson(), lesson({ id: 'discovery-second' })] }),
  course({
    id: 'games',
    title: 'Game making',
    title_fr: 'Créer des jeux',
    difficulty: 'advanced',
    duration_hours: 4.5,
    lessons: [lesson({ id: 'games-one', is_premium: true, type: 'quiz' })],
  }),
];

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const card = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

describe('the catalogue', () => {
  beforeEach(() => {
    mockApi({ 'GET /courses': () => courses, 'GET /paths': () => [], 'GET /progress': () => [] });
  });

  it('counts and shows the courses', async () => {
    renderPage(<CoursesPage />);
    expect(await screen.findByText('2 courses available')).toBeVisible();
    expect(titles()).toEqual(['Discovery', 'Game making']);
    const games = card('Game making');
    expect(games.getByText('Advanced')).toBeVisible();
    expect(games.getByText('4.5 hours')).toBeVisible();
    expect(games.getByText('1 premium lesson')).toBeVisible();
    expect(games.getByText('Aiming for 4.8 out of 5')).toBeInTheDocument();
    expect(games.getByText('our goal')).toBeVisible();
    expect(games.getByText('Your first steps.')).toBeVisible();
    expect(games.getByRole('link', { name: 'Start: Game making' })).toHaveAttribute(
      'href',
      '/course/games',
    );
    expect(card('Discovery').queryByText(/premium lesson/)).not.toBeInTheDocument();
    expect(document.title).toBe('Courses · Codivia');
  });

  it('says no hours of a course whose author has given none', async () => {
    mockApi({
      'GET /courses': () => [course({ duration_hours: 0 })],
      'GET /paths': () => [],
      'GET /progress': () => [],
    });
    renderPage(<CoursesPage />);
    expect(await screen.findByText('1 course available')).toBeVisible();
    expect(screen.queryByText(/hours/)).not.toBeInTheDocument();
  });

  it('offers visitors the trial lesson, and to continue it once something was done', async () => {
    noteTrial('discovery-hello');
    const first = renderPage(<CoursesPage />);
    const offered = { name: 'Try the first lesson without an account' };
    expect(await first.findByRole('link', offered)).toHaveAttribute('href', '/try');
    first.unmount();
    storeDraft(`${trialPlace('discovery-hello')}/badge/en`, 'print(1)');
    renderPage(<CoursesPage />);
    expect(await screen.findByRole('link', { name: 'Continue your trial lesson' })).toBeVisible();
    expect(card('Game making').queryByRole('link', offered)).not.toBeInTheDocument();
  });

  it('marks the courses that are featured', async () => {
    const [first, second] = courses;
    mockApi({
      'GET /courses': () => [{ ...second, featured: true }, first],
      'GET /paths': () => [],
      'GET /progress': () => [],
    });
    renderPage(<CoursesPage />);
    await screen.findByText('2 courses available');
    expect(card('Game making').getByText('Featured')).toBeVisible();
    expect(card('Discovery').queryByText('Featured')).not.toBeInTheDocument();
  });

  it('groups the courses by their paths, and leads to those', async () => {
    const { courses: _, ...path } = learningPath();
    mockApi({
      'GET /courses': () => [courses[0], course({ ...courses[1], path: 'games' })],
      'GET /paths': () => [{ ...path, courses: ['discovery', 'games'] }],
      'GET /progress': () => [],
    });
    renderPage(<CoursesPage />);
    const group = within(await screen.findByRole('region', { name: 'Games' }));
    expect(group.getByRole('heading', { level: 3, name: 'Game making' })).toBeVisible();
    const whole = group.getByRole('link', { name: 'See the whole path: Games' });
    expect(whole).toHaveAttribute('href', '/path/games');
    const others = within(screen.getByRole('region', { name: 'More courses' }));
    expect(others.getByRole('heading', { level: 3, name: 'Discovery' })).toBeVisible();
  });

  it('shows the courses although the paths could not be loaded', async () => {
    mockApi({
      'GET /courses': () => courses,
      'GET /paths': () => {
        throw new Refused(503);
      },
      'GET /progress': () => [],
    });
    renderPage(<CoursesPage />);
    await screen.findByRole('heading', { level: 3, name: 'Game making' });
    expect(titles()).toEqual(['Discovery', 'Game making']);
  });

  it('says the age of a course, filters by it, and says what it needs first', async () => {
    const requires = [{ id: 'discovery', title: 'Discovery', title_fr: 'Découverte' }];
    mockApi({
      'GET /courses': () => [courses[0], course({ ...courses[1], age: 15, requires })],
      'GET /paths': () => [],
      'GET /progress': () => [],
    });
    const { user, router } = renderPage(<CoursesPage />);
    await screen.findByText('2 courses available');
    expect(card('Game making').getByText('Age 15+')).toBeVisible();
    expect(card('Game making').getByText('What you need first')).toBeVisible();
    expect(card('Discovery').queryByText('What you need first')).not.toBeInTheDocument();
    const ages = within(screen.getByRole('group', { name: 'Your age' }));
    await user.click(ages.getByRole('button', { name: '14+' }));
    expect(titles()).toEqual(['Discovery']);
    expect(router.state.location.search).toBe('?age=14');
  });

  it('speaks French', async () => {
    renderPage(<CoursesPage />, { language: 'fr' });
    expect(await screen.findByText('2 cours disponibles')).toBeVisible();
    expect(titles()).toEqual(['Découverte', 'Créer des jeux']);
    expect(card('Créer des jeux').getByText('4,5 heures')).toBeVisible();
  });

  it('is narrowed by search and filters, which stand in the address', async () => {
    const { user, router } = renderPage(<CoursesPage />);
    await screen.findByText('2 courses available');
    await user.type(screen.getByRole('searchbox', { name: 'Search for a course' }), 'creer');
    expect(screen.getByText('1 course available')).toBeVisible();
    const plans = within(screen.getByRole('group', { name: 'Plan' }));
    await user.click(plans.getByRole('button', { name: 'Premium' }));
    expect(plans.getByRole('button', { name: 'Premium' })).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Game making']);
    expect(router.state.location.search).toBe('?q=creer&plan=premium');
    await user.click(screen.getByRole('button', { name: 'Reset the filters' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByText('2 courses available')).toBeVisible();
  });

  it('keeps the filters behind a button on phones, which counts the active ones', async () => {
    const { user } = renderPage(<CoursesPage />, {
      at: '/courses?q=a&difficulty=advanced&type=quiz',
    });
    const button = await screen.findByRole('button', { name: 'Filters (2)', expanded: false });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const types = within(screen.getByRole('group', { name: 'Lesson type' }));
    await user.click(types.getByRole('button', { name: 'All' }));
    expect(button).toHaveAccessibleName('Filters (1)');
  });

  it('starts from the address', async () => {
    renderPage(<CoursesPage />, { at: '/courses?difficulty=advanced&type=quiz' });
    expect(await screen.findByText('1 course available')).toBeVisible();
    const types = within(screen.getByRole('group', { name: 'Lesson type' }));
    expect(types.getByRole('button', { name: 'Quiz' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers all courses when none fits', async () => {
    const { user } = renderPage(<CoursesPage />, { at: '/courses?q=zzz' });
    expect(await screen.findByRole('heading', { name: 'No course found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all courses' }));
    expect(titles()).toEqual(['Discovery', 'Game making']);
  });

  it('invites a member to continue what is begun', async () => {
    signInAs();
    mockApi({
      'GET /courses': () => courses,
      'GET /paths': () => [],
      'GET /progress': () => [
        { lesson_id: 'discovery-hello', completed: true, completed_at: null },
        { lesson_id: 'games-one', completed: false, completed_at: null },
      ],
    });
    renderPage(<CoursesPage />);
    expect(await screen.findByRole('link', { name: 'Continue: Discovery' })).toBeVisible();
    const bar = card('Discovery').getByRole('progressbar', { name: 'Progress in Discovery' });
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    expect(bar).toHaveAttribute('aria-valuetext', '1 of 2 lessons completed');
    expect(card('Game making').queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('invites a member to look again at what is finished', async () => {
    signInAs();
    mockApi({
      'GET /courses': () => courses,
      'GET /paths': () => [],
      'GET /progress': () => [{ lesson_id: 'games-one', completed: true, completed_at: null }],
    });
    renderPage(<CoursesPage />, { language: 'fr' });
    expect(await screen.findByRole('link', { name: 'Revoir: Créer des jeux' })).toBeVisible();
    expect(card('Créer des jeux').getByText('Leçons terminées : 1 sur 1')).toBeVisible();
    expect(card('Découverte').getByRole('link', { name: 'Commencer: Découverte' })).toBeVisible();
  });
});

it('says so while the courses are on their way', () => {
  mockApi({ 'GET /courses': () => new Promise(() => undefined), 'GET /paths': () => [] });
  renderPage(<CoursesPage />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it('tells that the courses could not be loaded, and tries again', async () => {
  let down = true;
  mockApi({
    'GET /courses': () => {
      if (down) throw new Refused(503);
      return courses;
    },
    'GET /paths': () => [],
  });
  const { user } = renderPage(<CoursesPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('alert')).not.toHaveTextContent('other words');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 courses available')).toBeVisible();
});
