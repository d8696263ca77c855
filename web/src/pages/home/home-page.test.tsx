import { EXAMPLES } from '@codivia/contract/programs/examples';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { claims } from '../../test/claims.ts';
import { course, lesson, signInAs, subscription } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { HomePage } from './home-page.tsx';

const PREMIUM = lesson({ is_premium: true, duration_minutes: 40, exercise_count: 3 });
const courses = ['One', 'Two', 'Three', 'Four'].map((title, i) =>
  course({ id: title.toLowerCase(), title, title_fr: title, ...(i < 2 && { lessons: [PREMIUM] }) }),
);

const REPLIES = {
  'GET /stripe/subscription-status': () => subscription({ trial_available: true }),
  'GET /courses': () => courses,
  'GET /progress': () => [],
  'GET /claims': () => claims(),
};

/** Returns the readable text, without the marks that keep it on one line. */
const wordsOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u2060', '');

async function plan(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('article') as HTMLElement);
}

describe('the home page', () => {
  beforeEach(() => {
    mockApi(REPLIES);
  });

  it('shows a visitor what this is, and the ways in', async () => {
    renderPage(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your first line of code.');
    expect(await screen.findByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try it now' })).toHaveAttribute('href', '/courses');
    expect(screen.getByRole('button', { name: 'Premium POPULAR' })).toBeVisible();
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it.each([
    ['en', 'Train your own.'],
    ['fr', 'Entraîne la tienne.'],
  ] as const)('leads from what it says about AI to the AI lab (%s)', async (language, name) => {
    renderPage(<HomePage />, { language });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/ailab');
  });

  it('shows the figures, and tells apart those that are goals', async () => {
    renderPage(<HomePage />);
    const figures = within(await screen.findByRole('region', { name: 'Codivia in figures' }));
    await figures.findByText('50+');
    const counted = figures.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(counted).toEqual(['50+', '200+']);
    expect(figures.getByText(/^What we aim for/)).toHaveTextContent(
      'What we aim for: 95% satisfaction · 24/7 support · a success rate of 98% · 15 min daily.',
    );
    const badge = screen.getByRole('img', { name: '5 out of 5 stars' }).closest('p');
    expect(badge).toHaveTextContent('our goal');
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('shows what was counted before a claim is true, and what was measured', async () => {
    const measured = { state: 'measured', value: 0.9 } as const;
    mockApi({
      ...REPLIES,
      'GET /claims': () =>
        claims({
          lessons: { figure: { fr: '12', en: '12' }, value: 12, state: 'counted' },
          satisfaction: { figure: { fr: '90 %', en: '90%' }, ...measured },
          stars: { figure: { fr: '4,2', en: '4.2' }, value: 4.2, state: 'measured' },
        }),
    });
    renderPage(<HomePage />, { language: 'fr' });
    const figures = within(await screen.findByRole('region', { name: 'Codivia en chiffres' }));
    expect(await figures.findByText('12')).toBeVisible();
    const counted = figures.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(counted).toEqual(['12', '90 %', '200+']);
    const aims = figures.getByText(/^Ce que nous visons/);
    expect(aims).toHaveTextContent(/assistance 24\/7 · 98 % de réussite · 15 min par jour\.$/);
    expect(aims).not.toHaveTextContent('satisfaction');
    const badge = screen.getByRole('img', { name: '4,2 sur 5 étoiles' }).closest('p');
    expect(badge).not.toHaveTextContent('objectif');
    expect(await screen.findByText('9 cours premium')).toBeVisible();
    expect(screen.getByText('2 leçons, 6 exercices et questions')).toBeVisible();
    await screen.findByRole('link', { name: 'Commencer: One' });
  });

  it('shows neither figures nor stars that it does not know', async () => {
    mockApi({ ...REPLIES, 'GET /claims': () => Promise.reject(new TypeError('offline')) });
    renderPage(<HomePage />);
    await screen.findByRole('link', { name: 'Start: One' });
    expect(screen.queryByText('95%')).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('shows the first three courses and the way to all', async () => {
    renderPage(<HomePage />);
    expect(await screen.findByRole('link', { name: 'Start: Three' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start: Four' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute(
      'href',
      '/courses',
    );
  });

  it('has a strip of finished games and pages, each leading to its code', async () => {
    renderPage(<HomePage />);
    const snake = await screen.findByRole('link', { name: /^Snake/ });
    expect(snake).toHaveAttribute('href', '/webtraining?example=snake-game');
    for (const picture of document.querySelectorAll('img[src^="/art/films/"]')) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
    }
    expect(document.querySelectorAll('img[src^="/art/films/"]')).toHaveLength(EXAMPLES.length);
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('leads parents to their page of the help', async () => {
    renderPage(<HomePage />);
    const link = await screen.findByRole('link', { name: 'All the answers for parents' });
    expect(link).toHaveAttribute('href', '/parents');
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('has three voices, and says that they are illustrative', async () => {
    renderPage(<HomePage />);
    expect(await screen.findByText(/^These three people are made up/)).toBeVisible();
    expect(document.querySelectorAll('blockquote')).toHaveLength(3);
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('speaks French', async () => {
    renderPage(<HomePage />, { language: 'fr' });
    expect(screen.getByRole('button', { name: 'Premium POPULAIRE' })).toBeVisible();
    expect((await plan('Premium')).getByText('9 €')).toBeVisible();
    await screen.findByRole('link', { name: 'Commencer: One' });
  });
});

describe('the plans', () => {
  beforeEach(() => {
    mockApi(REPLIES);
  });

  it('say what they hold and cost, and lead to both', async () => {
    renderPage(<HomePage />);
    const free = await plan('Free');
    const premium = await plan('Premium');
    expect(free.getByText('$0')).toBeVisible();
    expect(free.getByRole('link', { name: 'Start for free' })).toHaveAttribute('href', '/auth');
    expect(premium.getByText('$9')).toBeVisible();
    expect(premium.getByText('First week free')).toBeVisible();
    expect(premium.getByText('30-day money-back guarantee')).toBeVisible();
    expect(premium.getByText(/by an adult, or with a parent’s consent/)).toBeVisible();
    expect(premium.getByRole('button', { name: 'Start my free week' })).toBeVisible();
    expect(await screen.findByText('9 premium courses')).toBeVisible();
    expect(screen.getByText('2 lessons, 6 exercises and questions')).toBeVisible();
    expect(screen.getByText('1 hour in all, at your own pace')).toBeVisible();
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it.each([
    ['en', 'Free', ['Support by e-mail'], ['Mentoring', 'priority support'], 'Support'],
    ['fr', 'Gratuit', ['De l’aide par e-mail'], ['Du mentorat', 'une aide prioritaire'], 'Aide'],
  ] as const)('lead to help and mentoring (%s)', async (language, free, help, both, row) => {
    renderPage(<HomePage />, { language });
    const links = (card: Awaited<ReturnType<typeof plan>>) =>
      card
        .getAllByRole('link')
        .map((link) => [wordsOf(link), link.getAttribute('href')])
        .filter(([, to]) => to === '/help' || to === '/mentoring');
    expect(links(await plan(free))).toEqual([[help[0], '/help']]);
    expect(links(await plan('Premium'))).toEqual([
      [both[0], '/mentoring'],
      [both[1], '/help'],
    ]);
    const line =
      language === 'en' ? 'Mentoring and priority support' : 'Du mentorat et une aide prioritaire';
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(line);
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('link', { name: row })).toHaveAttribute('href', '/help');
    await screen.findByRole('link', { name: /^(Start|Commencer): One/ });
  });

  it('can be compared line by line', async () => {
    renderPage(<HomePage />);
    const table = within(await screen.findByRole('table', { name: /line by line/ }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(12);
    expect(rows).toContain('Projects3Unlimited');
    expect(rows).toContain('The 10 discovery lessonsIncludedIncluded');
    expect(rows).toContain('MentoringNot includedIncluded');
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('open the offer for a free member', async () => {
    signInAs();
    const { user, router } = renderPage(<HomePage />);
    const premium = await plan('Premium');
    await user.click(await premium.findByRole('button', { name: 'Start my free week' }));
    expect(router.state.location.search).toBe('?subscribe=true');
    expect(screen.getByRole('button', { name: 'Premium POPULAR' })).toBeVisible();
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it.each([
    [true, 'Start my free week', /First week free/],
    [false, 'Choose Premium', /You’ve had your free week: the first month is paid today/],
  ])('promise a free week to a member who has not had it (%s)', async (trial, button, words) => {
    signInAs();
    mockApi({
      ...REPLIES,
      'GET /stripe/subscription-status': () => subscription({ trial_available: trial }),
    });
    renderPage(<HomePage />);
    const premium = await plan('Premium');
    expect(await premium.findByText(words)).toBeVisible();
    expect(premium.getByRole('button')).toHaveTextContent(button);
    expect(premium.queryByText(/First week/) !== null).toBe(trial);
    await screen.findByRole('link', { name: 'Start: One' });
  });

  it('are not offered to an administrator', async () => {
    signInAs({ role: 'admin' });
    renderPage(<HomePage />);
    await screen.findByRole('link', { name: 'Start: One' });
    expect(screen.queryByRole('button', { name: /free week|Premium/ })).not.toBeInTheDocument();
  });

  it('tell a premium member that they have it', async () => {
    signInAs({ is_premium: true });
    renderPage(<HomePage />);
    const already = (await plan('Premium')).getByRole('button');
    expect(already).toHaveTextContent('You are already Premium');
    expect(already).toBeDisabled();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Play', '−', '+', 'Give a card', 'You are already Premium']);
    await screen.findByRole('link', { name: 'Start: One' });
  });
});

it('answers five questions, one at a time', async () => {
  mockApi(REPLIES);
  const { user } = renderPage(<HomePage />, { language: 'fr' });
  const question = await screen.findByRole('heading', { name: /combien de temps/i });
  expect(document.querySelectorAll('details[name=faq]')).toHaveLength(5);
  await user.click(question);
  expect(await screen.findByText(/dure en moyenne 4 jours/)).toBeVisible();
});

it('tells whoever left the payment page that nothing was charged, once', async () => {
  mockApi(REPLIES);
  const { router } = renderPage(<HomePage />, { language: 'fr', at: '/?subscription=cancelled' });
  expect(await screen.findByText(/^Abonnement annulé/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('tells that the courses could not be loaded', async () => {
  mockApi({
    'GET /courses': () => {
      throw new Refused(503, { fr: 'Surchargé.', en: 'Overloaded.' });
    },
  });
  renderPage(<HomePage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Overloaded.');
});
