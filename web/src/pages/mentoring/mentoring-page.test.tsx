import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { mentoringOverview, mentoringThread } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { MentoringPage } from './mentoring-page.tsx';

const open = (changes = {}, language: 'en' | 'fr' = 'en') => {
  signInAs();
  mockApi({ 'GET /mentoring': () => mentoringOverview(changes) });
  return renderPage(<MentoringPage />, { language });
};

describe('the page of mentoring', () => {
  it('tells visitors what it is, without asking the server', async () => {
    const calls = mockApi({});
    renderPage(<MentoringPage />);
    expect(await screen.findByText('Mentoring is part of Premium')).toBeVisible();
    expect(screen.getByText(/phone numbers, accounts elsewhere/)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it.each([true, false])('says what parents see, where there is one: %s', async (has_parent) => {
    signInAs(has_parent ? { has_parent } : {});
    mockApi({ 'GET /mentoring': () => mentoringOverview() });
    renderPage(<MentoringPage />);
    expect(await screen.findByRole('region', { name: 'How it stays safe' })).toBeVisible();
    const told = screen.queryByText(/Your parents see the titles of your threads/);
    expect(told !== null).toBe(has_parent);
  });

  it('offers Premium to members without it, who keep their open requests', async () => {
    open({ included: false, requests_left: 0, threads: [mentoringThread({ state: 'waiting' })] });
    expect(await screen.findByText(/Your open requests stay/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Name badge' })).toHaveAttribute(
      'href',
      '/mentoring/t1',
    );
    expect(screen.getByText('Waiting for a mentor')).toBeVisible();
  });

  it('does not tell members to whom it is closed how to ask', async () => {
    signInAs({ closed: { mentoring: 'age' } });
    mockApi({ 'GET /mentoring': () => mentoringOverview() });
    renderPage(<MentoringPage />);
    expect(await screen.findByText(/a parent has to agree to this first/)).toBeVisible();
    expect(screen.queryByText('No request yet')).toBeNull();
  });

  it('marks the request in which something was not read', async () => {
    const request = (id: string, unread: boolean) => ({
      ...mentoringThread({ id, title: id }),
      unread,
    });
    open({ threads: [request('Read one', false), request('New one', true)] });
    const marked = (await screen.findByText('Unread')).closest('li');
    expect(marked).toHaveTextContent('New one');
    expect(screen.getAllByText('Unread')).toHaveLength(1);
  });

  it.each([
    [null, 'en', 'Not enough data yet'],
    [1, 'en', '1 minute'],
    [119, 'en', '119 minutes'],
    [150, 'fr', '3 heures'],
    [60 * 72, 'fr', '3 jours'],
  ] as const)('states a median wait of %s minutes in %s as %s', async (minutes, language, text) => {
    open({ median_wait_minutes: minutes }, language);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('leads mentors to the queue', async () => {
    const mentor = {
      languages: [],
      subjects: [],
      weekly_hours: 0,
      conduct_version: null,
      conduct_accepted_at: null,
      has_second_factor: false,
      factor_due_at: null,
    };
    open({ mentor });
    const link = await screen.findByRole('link', { name: 'Open the queue' });
    expect(link).toHaveAttribute('href', '/mentoring/queue');
  });
});
