import { expect } from 'vitest';
import type { TestApp } from './build-app.ts';
import { nextMail, tokenOf } from './mailbox.ts';

/** A question without code. */
export const QUESTION = {
  category: 'exercise',
  subject: 'My loop never ends',
  text: 'It prints the same number again and again.',
  language: 'en',
  attachment: null,
};
/** The program of a lesson that goes with a question. */
export const ATTACHMENT = {
  path: '/lesson/loops-1',
  title: 'Count to ten',
  files: [{ name: 'main.py', code: 'while True: pass' }],
};

/** Returns the calls of questions to the team, and of the answers of an administrator whose token `admin` returns. */
export function helpCalls(server: () => TestApp, admin: () => string) {
  async function ask(token: string, more: object = {}) {
    const { status, body } = await server().call('POST', '/help/threads', {
      token,
      body: { ...QUESTION, ...more },
    });
    expect([status, body.code]).toEqual([200, undefined]);
    return body;
  }

  const answer = (id: string, text = 'Look at the condition.') =>
    server().call('POST', `/admin/help/threads/${id}/answers`, { token: admin(), body: { text } });

  async function askByMail(email: string, more: object = {}) {
    const body = { ...QUESTION, ...more, email };
    expect((await server().call('POST', '/help/visitor-threads', { body })).status).toBe(200);
    return tokenOf(await nextMail(server(), email));
  }

  const openLink = (token: string) =>
    server().call('POST', '/help/visitor-threads/open', { body: { token } });

  const queued = async (q: string) =>
    (
      await server().call('GET', `/admin/help/threads?q=${encodeURIComponent(q)}`, {
        token: admin(),
      })
    ).body;

  return { ask, answer, askByMail, openLink, queued };
}
