import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeRedirect } from '../../lib/remembered-redirect.ts';
import { readSession, signOut } from '../../lib/session.ts';
import { store } from '../../lib/storage.ts';
import { Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { begun, completed, dashboardApi, LESSONS } from '../../test/dashboard.ts';
import { course, lesson, member, running, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const SETTINGS = '/dashboard?tab=settings';

function section(name: string) {
  return within(screen.getByRole('region', { name }));
}

const NOTHING = {
  'GET /user/xp': () => ({ total_xp: 0, level: 1 }),
  'GET /user/courses/in-progress': () => [],
  'GET /user/lessons/completed': () => [],
};

beforeEach(() => {
  stubCanvas();
  // Far from midnight, so that today stays today.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a visitor', () => {
  it('is asked to sign in, and will be brought back', async () => {
    const { router } = renderPage(<DashboardPage />, { at: '/dashboard?subscription=success' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(takeRedirect()).toBe('/dashboard?subscription=success');
  });

  it('who has just signed out is not brought back', async () => {
    signInAs();
    dashboardApi();
    const { router } = renderPage(<DashboardPage />, { at: '/dashboard' });
    await screen.findByRole('heading', { level: 1 });
    act(() => signOut());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(takeRedirect()).toBeNull();
  });
});

describe('a member', () => {
  beforeEach(() => signInAs());

  it('is greeted, and sees how far they have come', async () => {
    dashboardApi();
    renderPage(<DashboardPage />, { language: 'fr' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Salut Lina/);
    expect(screen.getByText('Ton tableau de bord se charge…')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Niveau 2' });
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['2', '130', '2', '2/7']);
    expect(section('Niveau 2').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    expect(screen.getByText('Plus que 70 XP avant le niveau 3')).toBeInTheDocument();
  });

  it('has its courses in progress counted, of which three are listed', async () => {
    const lessons = ['p', 'q', 'r', 's', 't'].map((id) => lesson({ id, course_id: id }));
    const begunLessons = ['p', 'q', 'r', 's'];
    dashboardApi({
      'GET /user/courses/in-progress': () => ['p', 'q', 'r'].map((id) => begun(id, 1)),
      'GET /courses': () => lessons.map((one) => course({ id: one.id, lessons: [one] })),
      'GET /progress': () =>
        begunLessons.map((lesson_id) => ({ lesson_id, completed: true, completed_at: null })),
    });
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Level 2' });
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures[2]).toBe('4');
    expect(section('Courses in progress').getAllByRole('progressbar')).toHaveLength(3);
  });

  it('finds the way on in every course', async () => {
    dashboardApi();
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Courses in progress' });
    const courses = section('Courses in progress');
    expect(courses.getAllByRole('progressbar').map((bar) => bar.ariaValueText)).toEqual([
      '2 of 4 lessons',
      '4 of 4 lessons',
    ]);
    expect(courses.getAllByText('Next: Lesson c')).not.toHaveLength(0);
    expect(await courses.findAllByText('1 of 8 exercises')).toHaveLength(2);
    expect(courses.getByRole('link', { name: 'Continue the course Course one' })).toHaveAttribute(
      'href',
      '/lesson/c',
    );
  });

  it('sees a lesson that was completed offline as completed, and that its XP wait', async () => {
    store('pending_completions', JSON.stringify({ m1: ['c'] }));
    dashboardApi();
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Courses in progress' });
    const bars = section('Courses in progress').getAllByRole('progressbar');
    expect(bars[0]?.ariaValueText).toBe('3 of 4 lessons');
    expect(await section('Next step').findByText('Lesson d')).toBeVisible();
    expect(screen.getByText(/^1 completed lesson is waiting to be sent/)).toBeVisible();
  });

  it('who is an administrator is offered neither a plan nor a gift card', async () => {
    signInAs({ role: 'admin' });
    dashboardApi();
    renderPage(<DashboardPage />, { at: SETTINGS });
    await screen.findByRole('heading', { name: 'Settings' });
    expect(screen.queryByRole('heading', { name: 'Your plan' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Premium|gift card/i)).not.toBeInTheDocument();
  });

  it('goes on with the course worked on last, by one clear button', async () => {
    dashboardApi();
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Next step' });
    const next = section('Next step');
    expect(next.getByText('Lesson c')).toBeVisible();
    expect(next.getByRole('link', { name: 'Continue with the lesson Lesson c' })).toHaveAttribute(
      'href',
      '/lesson/c',
    );
  });

  it('continues a lesson that was begun, though none of its course is completed', async () => {
    dashboardApi({
      ...NOTHING,
      'GET /lesson-positions': () => [{ lesson_id: 'a', moved_at: '2026-01-01T00:00:00.000Z' }],
    });
    renderPage(<DashboardPage />);
    const link = await screen.findByRole('link', { name: 'Continue with the lesson Lesson a' });
    expect(link).toHaveTextContent('Continue');
  });

  it('finds the trail and the unfinished project, and does without the latter', async () => {
    dashboardApi({
      'GET /user/unfinished-project': () => ({
        project: {
          lesson_id: 'c',
          lesson_title: 'Lesson c',
          exercise_id: 'own',
          title: 'My quiz',
          kind: 'python',
          checklist: [{ id: 'a', text: 'It has a score.', required: true }],
          files: { 'main.py': 'print(1)' },
          language: 'en',
          written_at: '2026-11-19T10:00:00.000Z',
        },
      }),
    });
    const { unmount } = renderPage(<DashboardPage />);
    const link = await screen.findByRole('link', { name: 'Carry on with “My quiz”' });
    expect(link).toHaveAttribute('href', '/lesson/c?step=own');
    expect(await screen.findByRole('img', { name: /^A path into the mountains/ })).toBeVisible();
    unmount();
    dashboardApi({
      'GET /user/unfinished-project': () => {
        throw new Refused(500, 'internal');
      },
    });
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Level 2' });
    expect(screen.queryByText('Unfinished project')).not.toBeInTheDocument();
  });

  it('begins with the first course of the catalogue', async () => {
    dashboardApi(NOTHING);
    renderPage(<DashboardPage />);
    const link = await screen.findByRole('link', { name: 'Begin the lesson Lesson a' });
    expect(link).toHaveAttribute('href', '/lesson/a');
  });

  it('opens the settings by keyboard, at an address of their own', async () => {
    dashboardApi();
    const { router, user } = renderPage(<DashboardPage />, { at: '/dashboard' });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Learning', 'Settings']);
    expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
    act(() => tabs[0]?.focus());
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=settings');
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('heading', { name: 'Next step' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it.each([
    [false, ['/help', '/live']],
    [true, ['/help', '/mentoring', '/live']],
  ])('with Premium %s finds the people who help', async (is_premium, expected) => {
    signInAs({ is_premium });
    renderPage(<DashboardPage />);
    const line = (await screen.findByText('Any questions?')).closest('p') as HTMLElement;
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
  });

  it('may look at a finished course again', async () => {
    const all = LESSONS.map(({ id }) => completed(id));
    dashboardApi({
      'GET /user/lessons/completed': () => all,
      'GET /user/courses/in-progress': () => [begun('two', 4)],
    });
    renderPage(<DashboardPage />);
    const link = await screen.findByRole('link', { name: 'Review the course Course two' });
    expect(link).toHaveAttribute('href', '/course/two');
  });

  it('sees the goals, of which only today’s lessons count for the day', async () => {
    dashboardApi();
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Goals' });
    const bars = section('Goals').getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.ariaLabel, bar.ariaValueText])).toEqual([
      ['Finish 3 lessons', '2 of 3'],
      ['30 planned minutes', '15 of 30 min'],
      ['3 lessons per day', '1 of 3'],
    ]);
  });

  it('has reached the goals, and never more than that', async () => {
    const four = LESSONS.map(({ id }) => completed(id));
    dashboardApi({ 'GET /user/lessons/completed': () => four });
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Goals' });
    const goals = section('Goals');
    expect(goals.getAllByText('Reached!')).toHaveLength(3);
    const bars = goals.getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.ariaLabel, bar.ariaValueText])).toEqual([
      ['Finish 3 lessons', '3 of 3'],
      ['Finish 10 lessons', '4 of 10'],
      ['Solve 10 exercises', '1 of 10'],
      ['30 planned minutes', '30 of 30 min'],
      ['3 lessons per day', '3 of 3'],
    ]);
  });

  it('sees the badges: earned, next, and ahead', async () => {
    dashboardApi();
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Badges' });
    const badges = section('Badges');
    expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BeginnerFirst steps50 XP, earned',
      'IntermediateOn course100 XP, earned',
      'IntermediateMap reader200 XP, next',
      'AdvancedBase camp500 XP, still ahead',
      'ExpertSummit1,000 XP, still ahead',
      'MasterFar-sighted2,000 XP, still ahead',
      'MasterCrowned5,000 XP, still ahead',
    ]);
    const drawings = badges.getAllByRole('presentation').map((image) => image.getAttribute('src'));
    const files = Object.keys(import.meta.glob('../../../public/art/badges/*.svg'));
    expect(files.sort()).toEqual(drawings.map((address) => `../../../public${address}`).sort());
    expect(badges.getByText('Your badge level: Intermediate')).toBeInTheDocument();
    expect(badges.getByText('Next badge at 200 XP: 70 XP to go.')).toBeInTheDocument();
  });

  it('is invited when nothing has begun', async () => {
    dashboardApi(NOTHING);
    renderPage(<DashboardPage />);
    expect(await screen.findByText('Your trail starts here')).toBeInTheDocument();
    expect(await screen.findByText(/Finish a course/)).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Choose a course' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/courses', '/courses']);
  });

  it('may try again when the progress could not be loaded', async () => {
    let broken = true;
    dashboardApi({
      'GET /user/xp': () => {
        if (broken) throw new Refused(500);
        return { total_xp: 0, level: 1 };
      },
    });
    const { user } = renderPage(<DashboardPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your progress could not be loaded');
    expect(screen.getByRole('heading', { name: 'Certificates' })).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Level 1' })).toBeInTheDocument();
  });

  it('sees which plan they are on', async () => {
    dashboardApi();
    renderPage(<DashboardPage />, { at: SETTINGS });
    await screen.findByRole('heading', { name: 'Your plan' });
    expect(await section('Your plan').findByText('Free')).toBeInTheDocument();
    expect(section('Your plan').getByRole('button', { name: 'Go Premium' })).toBeInTheDocument();
  });

  it('who has just subscribed is welcomed', async () => {
    dashboardApi({
      'GET /stripe/subscription-status': () => running(),
      'GET /auth/me': () => member({ is_premium: true }),
    });
    const { router } = renderPage(<DashboardPage />, { at: '/dashboard?subscription=success' });
    expect(await screen.findByRole('heading', { name: /^Welcome to Premium/ })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(readSession().user?.is_premium).toBe(true));
  });
});

it('lists the projects that were changed last, with the way to their rooms', async () => {
  signInAs();
  const project = {
    id: 'p1',
    name: 'My snake',
    kind: 'python',
    revision: 2,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  };
  const others = [1, 2, 3, 4].map((i) => ({ ...project, id: `q${i}`, name: `Other ${i}` }));
  dashboardApi({ 'GET /projects': () => [project, ...others] });
  renderPage(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByRole('link', { name: 'Open: My snake' })).toHaveAttribute(
    'href',
    '/playground?project=p1',
  );
  expect(screen.getByRole('link', { name: 'Open: Other 3' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open: Other 4' })).not.toBeInTheDocument();
});

describe('the questions about satisfaction', () => {
  const answered = { 'PUT /user/satisfaction': () => ({ ask: false }) };
  const promptOpen = { 'GET /user/satisfaction': () => ({ ask: true }) };

  it('are asked one after the other, and answered by keyboard', async () => {
    signInAs();
    const calls = dashboardApi({ ...promptOpen, ...answered });
    const { user } = renderPage(<DashboardPage />, { language: 'fr' });
    expect(await screen.findByText(/^Codivia te plaît/)).toBeVisible();
    screen.getByRole('button', { name: 'Oui' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Et tu as réussi/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Non' }));
    expect(await screen.findByText(/^Merci/)).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ satisfied: true, managed: false }]);
  });

  it('go away when the member does not want them', async () => {
    signInAs();
    const later = { 'POST /user/satisfaction/later': () => ({ ask: false }) };
    const calls = dashboardApi({ ...promptOpen, ...later });
    const { user } = renderPage(<DashboardPage />);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Two short questions')).not.toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/user/satisfaction/later')).toBe(true);
  });

  it('stay away when it is not the time', async () => {
    signInAs();
    dashboardApi({ 'GET /user/satisfaction': () => ({ ask: false }) });
    renderPage(<DashboardPage />);
    expect(await screen.findByRole('region', { name: 'Certificates' })).toBeVisible();
    expect(screen.queryByText('Two short questions')).not.toBeInTheDocument();
  });
});

describe('a class account', () => {
  const PUPIL = {
    class_account: true,
    email: '',
    closed: { publish: 'class', api: 'class', 'own-account': 'class' },
  } as const;

  it.each([
    [
      'en',
      /Your teacher looks after/,
      'Your rhythm',
      ['Language of the site', 'Sounds', 'Keep my account'],
    ],
    [
      'fr',
      /ton ou ta prof qui gère/,
      'Ton rythme',
      ['Langue du site', 'Sons', 'Garder mon compte'],
    ],
  ] as const)('has settings of its own, in %s', async (language, why, rhythm, [...choices]) => {
    signInAs(PUPIL);
    const calls = dashboardApi();
    renderPage(<DashboardPage />, { at: SETTINGS, language });
    expect(await screen.findByText(why)).toBeVisible();
    expect(await screen.findByRole('button', { name: choices.pop() ?? '' })).toBeVisible();
    expect(section(rhythm).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    for (const name of choices) expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete|Supprimer|Premium/ })).toBeNull();
    expect(screen.getAllByRole('region').length).toBeLessThanOrEqual(5);
    const asked = calls.map(({ path }) => path);
    for (const path of ['/user/weekly-mail', '/user/api-tokens', '/user/sessions']) {
      expect(asked).not.toContain(path);
    }
  });

  it('is not asked for an age', async () => {
    signInAs(PUPIL);
    dashboardApi();
    renderPage(<DashboardPage />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Are you 15 or older?' })).toBeNull();
  });
});

it('the settings say why the API is closed, in place of its form', async () => {
  signInAs({ age: 'under_15', closed: { api: 'age', publish: 'age' } });
  dashboardApi();
  renderPage(<DashboardPage />, { at: SETTINGS });
  expect(await screen.findByText(/opens when you’re 15/)).toBeVisible();
  expect(await screen.findByText(/a parent has to agree/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'My portfolio' })).toBeNull();
});

it('the age is asked on the dashboard until it is known', async () => {
  signInAs();
  dashboardApi({ 'POST /user/age': () => member({ age: '15_or_older' }) });
  const { user } = renderPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: 'I’m 15 or older' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Are you 15 or older?' })).toBeNull(),
  );
});

it.each(['under_15', '15_or_older'] as const)(
  'a deletion that a parent has asked for is above everything else, and can be objected to: %s',
  async (age) => {
    const deletion_on = '2026-12-05T10:00:00.000Z';
    signInAs({ age, has_parent: true, deletion_on });
    const calls = dashboardApi({
      'POST /user/deletion-objection': () => ({ message: { fr: 'Fait.', en: 'Done.' } }),
      'GET /auth/me': () => member({ age, has_parent: true }),
    });
    const { user } = renderPage(<DashboardPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/December 5, 2026/);
    expect(calls.filter(({ path }) => path === '/user/parents')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(calls.some(({ path }) => path === '/user/deletion-objection')).toBe(true);
  },
);
