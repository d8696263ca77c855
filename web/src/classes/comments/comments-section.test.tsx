import type { ClassThread } from '@codivia/contract/api/class-threads';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CommentsSection } from './comments-section.tsx';

beforeEach(() => signInAs());

const thread = (changes: Partial<ClassThread> = {}): ClassThread => ({
  id: 't1',
  title: 'Name badge',
  kind: 'python',
  language: 'en',
  state: 'claimed',
  created_at: '2026-12-07T08:30:00.000Z',
  updated_at: '2026-12-07T08:30:00.000Z',
  pupil: 'Léa',
  unread: true,
  ...changes,
});

const open = (threads: ClassThread[], language: 'en' | 'fr' = 'en') => {
  mockApi({ 'GET /classes/c1/threads': () => threads });
  renderPage(<CommentsSection taught={{ id: 'c1' }} />, { language });
};

it('lists comments with their pupils, and marks those with a new answer', async () => {
  open([thread(), thread({ id: 't2', title: 'Loop', state: 'closed', unread: false })]);
  const link = await screen.findByRole('link', { name: 'Name badge' });
  expect(link).toHaveAttribute('href', '/mentoring/t1');
  expect(screen.getAllByText('New answer')).toHaveLength(1);
  expect(screen.getByText('Waits for your answer')).toBeVisible();
  expect(screen.getByText('Closed')).toBeVisible();
  expect(screen.getAllByText(/Léa · /)).toHaveLength(2);
});

it('says where comments are written when there is none', async () => {
  open([], 'fr');
  expect(await screen.findByText(/ouvrez le programme d’un élève/)).toBeVisible();
});
