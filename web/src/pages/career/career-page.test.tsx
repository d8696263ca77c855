import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { course } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CareerPage } from './career-page.tsx';

const open = (id: string, language: 'en' | 'fr' = 'en') =>
  renderPage(<CareerPage />, { at: `/careers/${id}`, path: '/careers/:careerId', language });

const section = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);

const titles = (title: string) =>
  section(title)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => {
  mockApi({
    'GET /courses': () => [
      course(),
      course({ id: 'plots', title: 'Data and plots', icon: 'BarChart3' }),
      course({ id: 'games', title: 'Games', icon: 'Gamepad2' }),
    ],
    'GET /progress': () => [],
  });
});

describe('the data scientist', () => {
  it('has its figures, and the way back', async () => {
    open('data-scientist');
    await screen.findByRole('heading', { level: 1, name: 'Data scientist' });
    const figures = within(screen.getByRole('region', { name: 'In figures' }));
    expect(figures.getByText('€40k-90k')).toBeVisible();
    expect(figures.getByText('High')).toBeVisible();
    expect(figures.getByText('12-18 months')).toBeVisible();
    expect(figures.getByText('4.6/5')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All careers' })).toHaveAttribute('href', '/careers');
    expect(document.title).toBe('Data scientist · Codivia');
  });

  it('goes on in three steps', async () => {
    open('data-scientist');
    await screen.findByRole('heading', { level: 1 });
    const steps = section('Three steps')
      .getAllByRole('listitem')
      .map((step) => step.textContent);
    expect(steps).toHaveLength(3);
    expect(steps[0]).toMatch(/Step 1.*Data Analyst.*0-2 years.*€40k-50k/);
    expect(steps[1]).toMatch(/Step 2.*Data Scientist.*2-5 years.*€50k-75k/);
    expect(steps[2]).toMatch(/Step 3.*Lead Data Scientist.*5\+ years.*€75k-90k/);
  });

  it('tells the job, a day, the skills, the studies, what is great and what is hard', async () => {
    open('data-scientist');
    await screen.findByRole('heading', { level: 1 });
    expect(section('The job').getByText(/every heartbeat/)).toBeVisible();
    expect(section('A day, as it might go').getAllByRole('listitem')).toHaveLength(5);
    expect(titles('What you will need')).toEqual([
      'Programming',
      'Machine Learning',
      'Visualization',
    ]);
    expect(titles('From school to the first job')).toHaveLength(3);
    expect(titles('What is great')).toHaveLength(6);
    expect(titles('What is hard')).toHaveLength(4);
  });

  it('leads to the courses there are for it, and invites', async () => {
    open('data-scientist');
    await screen.findByRole('heading', { name: 'Data and plots' });
    expect(titles('The courses that lead there')).toEqual(['Discovery', 'Data and plots']);
    expect(screen.getByRole('link', { name: 'Choose a course' })).toHaveAttribute(
      'href',
      '/courses',
    );
    expect(screen.getByRole('link', { name: 'Create my account' })).toHaveAttribute(
      'href',
      '/register',
    );
  });
});

it('says the same in French', async () => {
  open('ai-engineer', 'fr');
  await screen.findByRole('heading', { level: 1, name: 'Ingénieur en IA' });
  const figures = within(screen.getByRole('region', { name: 'En chiffres' }));
  expect(figures.getByText('45k-120k €')).toBeVisible();
  expect(figures.getByText('Très forte')).toBeVisible();
  expect(figures.getByText('12-24 mois')).toBeVisible();
  expect(figures.getByText('4,8/5')).toBeVisible();
  expect(section('Trois étapes').getByText('5+ ans')).toBeVisible();
});

it('shows no empty place when no course leads there', async () => {
  mockApi({ 'GET /courses': () => [], 'GET /progress': () => [] });
  open('game-developer');
  await screen.findByRole('heading', { level: 1, name: 'Game developer' });
  await screen.findByRole('link', { name: 'Choose a course' });
  await expect.poll(() => screen.queryByText('The courses that lead there')).toBeNull();
});

it('says so when there is no such career', () => {
  open('astronaut');
  expect(screen.getByRole('heading', { level: 1, name: 'Career not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All careers' })).toHaveAttribute('href', '/careers');
});
