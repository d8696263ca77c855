import type { TeacherRequest, TeacherState } from '@codivia/contract/api/teachers';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeRedirect } from '../../lib/remembered-redirect.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { SITE } from '../../test/certificate.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { TeachersPage } from './teachers-page.tsx';

const REQUEST: TeacherRequest = {
  shown_as: 'Mr Martin',
  school: 'Park School, Leeds',
  proof: 'martin@park.example',
  asked_at: '2026-11-20T09:00:00.000Z',
  declined_at: null,
  decline_reason: null,
};
const NOTHING: TeacherState = { teacher: null, request: null };

function open(state: TeacherState, changes: Record<string, (body: unknown) => unknown> = {}) {
  const calls = mockApi({ 'GET /user/teacher': () => state, ...changes });
  return { calls, ...renderPage(<TeachersPage />, { at: '/teachers' }) };
}
const request = () => screen.findByRole('region', { name: 'Ask for access as a teacher' });

test('a visitor is told to sign up or log in first, and comes back', async () => {
  const { user } = open(NOTHING);
  const section = within(await request());
  const link = section.getByRole('link', { name: 'Create an account' });
  expect(link).toHaveAttribute('href', '/register');
  await user.click(link);
  expect(takeRedirect()).toBe('/teachers');
});

test('a member asks with all three answers, and may take it back', async () => {
  signInAs();
  const asked = { teacher: null, request: REQUEST };
  const { user, calls } = open(NOTHING, {
    'PUT /user/teacher-request': () => asked,
    'DELETE /user/teacher-request': () => NOTHING,
  });
  const section = within(await request());
  await user.click(await section.findByRole('button', { name: 'Send the request' }));
  expect(section.getAllByText('Please fill this in.')).toHaveLength(3);
  await user.type(section.getByLabelText('The name your pupils read'), REQUEST.shown_as);
  await user.type(section.getByLabelText('School and town'), REQUEST.school);
  await user.type(section.getByLabelText(/Official address/), REQUEST.proof);
  await user.click(section.getByRole('button', { name: 'Send the request' }));
  expect(await section.findByText(/20 November 2026|November 20, 2026/)).toBeVisible();
  const { shown_as, school, proof } = REQUEST;
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ shown_as, school, proof }]);
  await user.click(section.getByRole('button', { name: 'Withdraw it' }));
  expect(await section.findByRole('button', { name: 'Send the request' })).toBeVisible();
});

test('a declined request says why, and can be made again from what was asked', async () => {
  signInAs();
  open({
    teacher: null,
    request: { ...REQUEST, declined_at: REQUEST.asked_at, decline_reason: 'The page is gone.' },
  });
  expect(await screen.findByText('The reason: The page is gone.')).toBeVisible();
  expect(screen.getByLabelText('School and town')).toHaveValue(REQUEST.school);
});

test('a teacher is led to the classes', async () => {
  signInAs({ is_teacher: true });
  const { shown_as, school } = REQUEST;
  open({ teacher: { shown_as, school, granted_at: REQUEST.asked_at }, request: null });
  expect(await screen.findByText(/your pupils read “Mr Martin”/)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Open my classes' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/classes', '/classes']);
});

test.each([
  [{ class_account: true } as const, /belongs to a class/],
  [{ age: 'under_15' } as const, /for adults/],
])('%j has nothing to ask for', async (changes, text) => {
  signInAs(changes);
  open(NOTHING);
  const section = within(await request());
  expect(section.getByText(text)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

test('says that the request could not be loaded or sent, in the words of the server', async () => {
  signInAs();
  const { user } = open(NOTHING, {
    'PUT /user/teacher-request': () => {
      throw new Refused(429, 'Too many requests for today.');
    },
  });
  const section = within(await request());
  await user.type(await section.findByLabelText('The name your pupils read'), 'A');
  await user.type(section.getByLabelText('School and town'), 'B');
  await user.type(section.getByLabelText(/Official address/), 'C');
  await user.click(section.getByRole('button', { name: 'Send the request' }));
  expect(await section.findByRole('alert')).toHaveTextContent('Too many requests for today.');
});

test('what a head of school has to know is printed alone, with the addresses of the papers', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open(NOTHING, { 'GET /config': () => SITE });
  const page = within(screen.getByRole('region', { name: /^For the head of school/ }));
  expect(await page.findByText(`Codivia · ${SITE.public_url}/teachers`)).toBeInTheDocument();
  for (const paper of ['agreement', 'records', 'network']) {
    const address = `${SITE.public_url}/help/school-${paper}`;
    expect(page.getByText(address)).toBeInTheDocument();
  }
  await user.click(page.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});
