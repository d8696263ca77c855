import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeUser } from '../../lib/session.ts';
import { mockApi } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { CODE, mentoringOverview, mentoringThread } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { AskMentor } from './ask-mentor.tsx';

const SUBJECT = {
  source: { lesson_id: 'loops', exercise_id: 'badge' },
  title: 'Name badge',
  kind: 'python' as const,
  files: CODE,
  check: { passed: false, message: 'Nothing was printed.' },
};

function open(changes = {}, files: Record<string, string> = CODE) {
  signInAs();
  const calls = mockApi({
    'GET /mentoring': () => mentoringOverview(changes),
    'POST /mentoring/threads': () => mentoringThread(),
  });
  const view = renderPage(<AskMentor label="Ask a mentor" subject={{ ...SUBJECT, files }} />);
  return { ...view, calls };
}

it('is not shown to visitors', () => {
  mockApi({});
  renderPage(<AskMentor label="Ask a mentor" subject={SUBJECT} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('sends the question with the code and the check, and leads to the thread', async () => {
  const { user, calls, router } = open();
  await user.click(screen.getByRole('button', { name: 'Ask a mentor' }));
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  await user.type(field, 'call me on 06 12 34 56 78');
  expect(await screen.findByRole('alert')).toHaveTextContent('phone number');
  await user.click(screen.getByRole('button', { name: 'Send my request' }));
  await user.clear(field);
  await user.type(field, 'Why?');
  await user.click(screen.getByRole('button', { name: 'Send my request' }));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      source: SUBJECT.source,
      kind: 'python',
      files: CODE,
      check: SUBJECT.check,
      language: 'en',
      text: 'Why?',
    },
  ]);
  expect(router.state.location.pathname).toBe('/mentoring/t1');
});

it.each([true, false])(
  'says what a parent will see, where there is one: %s',
  async (has_parent) => {
    const { user } = open();
    act(() => storeUser(member(has_parent ? { has_parent } : {})));
    await user.click(screen.getByRole('button', { name: 'Ask a mentor' }));
    await screen.findByRole('textbox', { name: 'Your question' });
    expect(screen.queryByText(/Your parents see the titles/) !== null).toBe(has_parent);
  },
);

it('says which line of the code cannot be sent', async () => {
  const { user } = open({}, { 'main.py': 'x = 1\n# see some-site.com or www.site.com\n' });
  await user.click(screen.getByRole('button', { name: 'Ask a mentor' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Line 2: This looks like a link');
});

it.each([
  [{ included: false, requests_left: 0 }, 'See Premium'],
  [{ requests_left: 0 }, 'My requests'],
])('instead of a form says why: %o', async (changes, link) => {
  const { user } = open(changes);
  await user.click(screen.getByRole('button', { name: 'Ask a mentor' }));
  expect(await screen.findByRole('link', { name: link })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says why it cannot be sent where mentoring is closed', async () => {
  const { user, calls } = open();
  act(() => storeUser(member({ closed: { mentoring: 'age' } })));
  await user.click(screen.getByRole('button', { name: 'Ask a mentor' }));
  expect(await screen.findByText(/a parent has to agree/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(calls).toEqual([]);
});
