import type { HelpThread } from '@codivia/contract/api/help';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AskPage } from './ask-page.tsx';
import { QuestionsPage } from './questions-page.tsx';

const AT = '2026-11-01T10:00:00.000Z';
/** An invented question. */
const THREAD: HelpThread = {
  id: 't1',
  category: 'exercise',
  subject: 'My loop',
  state: 'answered',
  created_at: AT,
  updated_at: AT,
  messages: [
    { id: 'm1', from_team: false, text: 'It never ends', attachment: null, created_at: AT },
    { id: 'm2', from_team: true, text: 'Look at it', attachment: null, created_at: AT },
  ],
};
const RESPONSE = { 'GET /help/response-time': () => ({ answers: 9, median_minutes: 200 }) };

const ask = (state: object = {}, language: 'en' | 'fr' = 'en') =>
  renderPage(<AskPage />, { language, at: { pathname: '/help/ask', state } as never });

const questions = (at: string, language: 'en' | 'fr' = 'en') =>
  renderPage(<QuestionsPage />, { at, path: '/help/questions/:threadId?', language });

describe('the question form', () => {
  it('sends a member’s question and leads to it', async () => {
    signInAs();
    const calls = mockApi({ ...RESPONSE, 'POST /help/threads': () => THREAD });
    const { user, router } = ask();
    expect(await screen.findByText(/answer within 4 hours/)).toBeVisible();
    await user.type(screen.getByLabelText('In a few words'), 'My loop');
    await user.type(screen.getByLabelText('Your question'), 'It never ends');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => router.state.location.pathname).toBe('/help/questions/t1');
    expect(calls.at(-1)?.body).toMatchObject({
      category: 'other',
      language: 'en',
      attachment: null,
    });
  });

  it('shows what is attached, and leaves it out once it is removed', async () => {
    signInAs();
    const calls = mockApi({ ...RESPONSE, 'POST /help/threads': () => THREAD });
    const files = [{ name: 'main.py', code: 'print(1)' }];
    const beside = ['frog.svg', 'mine.csv'];
    const { user } = ask({ attachment: { path: '/lesson/a', title: 'A badge', files, beside } });
    await user.click(await screen.findByText('Attached'));
    expect(screen.getByText('print(1)')).toBeVisible();
    expect(screen.getByText(/^Beside the code.*: frog\.svg, mine\.csv$/)).toBeVisible();
    expect(screen.getByLabelText('In a few words')).toHaveValue('A badge');
    await user.click(screen.getByRole('button', { name: 'Remove the attachment' }));
    expect(screen.queryByText('print(1)')).toBeNull();
    await user.type(screen.getByLabelText('Your question'), 'Why?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect
      .poll(() => calls.at(-1)?.body)
      .toMatchObject({ category: 'exercise', attachment: null });
  });

  it('says that a megabyte of code is not attached', async () => {
    signInAs();
    mockApi(RESPONSE);
    const files = [{ name: 'main.py', code: 'a'.repeat(1_000_000) }];
    ask({ attachment: { path: '/lesson/a', title: 'A badge', files } });
    expect(await screen.findByText(/too long to attach/)).toBeVisible();
  });

  it('asks a visitor for an address, and tells to look into the mailbox', async () => {
    const calls = mockApi({
      'GET /help/response-time': () => ({ answers: 0, median_minutes: null }),
      'POST /help/visitor-threads': () => ({ message: { fr: '', en: '' } }),
    });
    const { user } = ask({}, 'fr');
    expect(await screen.findByText(/trop peu de réponses/)).toBeVisible();
    await user.type(screen.getByLabelText('En quelques mots'), 'Question');
    await user.type(screen.getByLabelText('Ta question'), 'Combien ça coûte ?');
    await user.type(screen.getByLabelText(/^Ton adresse/), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(screen.getByText(/^Ce n’est pas une adresse/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Ton adresse/), '@example.org');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/un lien à nobody@example.org/)).toBeVisible();
    expect(calls.at(-1)?.body).toMatchObject({ email: 'nobody@example.org', language: 'fr' });
  });

  it('keeps what was written when it cannot be sent, and says why', async () => {
    signInAs();
    mockApi({
      ...RESPONSE,
      'POST /help/threads': () => {
        throw new Refused(429, { fr: 'Trop', en: 'Too many requests' });
      },
    });
    const { user } = ask();
    await user.type(screen.getByLabelText('In a few words'), 'My loop');
    await user.type(screen.getByLabelText('Your question'), 'It never ends');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    expect(screen.getByLabelText('Your question')).toHaveValue('It never ends');
  });
});

describe('questions', () => {
  it('of a member are listed with their state', async () => {
    signInAs();
    const read = { ...THREAD, id: 't2', subject: 'Read', unread: false };
    mockApi({ 'GET /help/threads': () => [{ ...THREAD, unread: true }, read] });
    questions('/help/questions');
    const [unread, other] = await screen.findAllByRole('listitem');
    expect(other).not.toHaveTextContent('Unread');
    const item = within(unread as HTMLElement);
    expect(item.getByText('Unread')).toBeVisible();
    expect(item.getByText('Answered')).toBeVisible();
    expect(item.getByRole('link', { name: 'My loop' })).toHaveAttribute(
      'href',
      '/help/questions/t1',
    );
  });

  it('without any invite to ask', async () => {
    signInAs();
    mockApi({ 'GET /help/threads': () => [] });
    questions('/help/questions');
    expect(await screen.findByRole('link', { name: 'Ask a question' })).toBeVisible();
  });

  it('are answered by the team without a name, written on, closed and opened again', async () => {
    signInAs();
    const calls = mockApi({
      'GET /help/threads/t1': () => THREAD,
      'POST /help/threads/t1/messages': () => ({ ...THREAD, state: 'open' }),
      'PUT /help/threads/t1/state': () => ({ ...THREAD, state: 'closed' }),
    });
    const { user } = questions('/help/questions/t1');
    const list = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(list.getByText('Codivia team')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the message' }));
    expect(screen.getByText('Write your message first.')).toBeVisible();
    await user.type(screen.getByLabelText('Your message'), 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Send the message' }));
    expect(await screen.findByText('Waiting for an answer')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'My question is answered' }));
    expect(await screen.findByRole('button', { name: 'Reopen the question' })).toBeVisible();
    expect(screen.queryByLabelText('Your message')).toBeNull();
    expect(calls.at(-1)?.body).toEqual({ state: 'closed' });
  });

  it('of a visitor open by their link, and say when it is over', async () => {
    const token = 'a'.repeat(43);
    const calls = mockApi({ 'POST /help/visitor-threads/open': () => THREAD });
    const view = questions(`/help/questions/visitor?token=${token}`);
    expect(await screen.findByRole('heading', { name: 'My loop' })).toBeVisible();
    expect(calls[0]?.body).toEqual({ token });
    view.unmount();
    mockApi({});
    questions('/help/questions/visitor?token=x', 'fr');
    expect(await screen.findByText('Ce lien ne fonctionne plus')).toBeVisible();
  });

  it('that are not there say so', async () => {
    signInAs();
    mockApi({});
    questions('/help/questions/t9');
    expect(await screen.findByText('This question doesn’t exist')).toBeVisible();
  });
});
