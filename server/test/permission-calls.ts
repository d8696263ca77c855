import type { Right } from '@codivia/contract/api/permissions';
import { createToken } from './api-tokens.ts';
import type { CallAnswer } from './build-app.ts';
import { fileCalls, hashOfFile } from './file-calls.ts';
import { QUESTION } from './help-calls.ts';
import { liveCalls } from './live-calls.ts';
import { CHANGED, FILES, setUpMentoring } from './mentoring-calls.ts';
import { pngOf } from './pictures.ts';
import { portfolioCalls, portfolioFields } from './portfolio-calls.ts';

const HOME = 'http://localhost:3000';
const TEXTS = { title: 'Pong', description: '', accepted_revision: null };
const WORK = { kind: 'python', files: FILES };
const PICTURE = pngOf(4, 4);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sets up a server for the tests of a file, with members who have and use everything that a right may close. */
export function setUpPermissions() {
  const { server, admin, ...mentors } = setUpMentoring();
  const live = liveCalls(server);

  const send = (token: string | undefined, method: Method, path: string, body?: unknown) =>
    server().call(method, path, {
      ...(token ? { token } : {}),
      ...(body === undefined ? {} : { body }),
    });

  async function upload(token: string, id: string): Promise<CallAnswer> {
    const answer = await server().app.inject({
      method: 'PUT',
      url: `/api/published-projects/${id}/thumbnail`,
      payload: PICTURE,
      headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  /** Makes a link to a program with a file of this name; the same name has the same link. */
  async function share(token: string, name: string): Promise<CallAnswer> {
    await fileCalls(server()).upload(token, PICTURE);
    const assets = [{ name, hash: hashOfFile(PICTURE) }];
    return send(token, 'POST', '/shared-links', {
      title: 'Loop',
      ...WORK,
      assets,
      accepted: false,
    });
  }

  /** Creates a Premium member with one of everything: all of it is public, open or usable. */
  async function equipped(name = 'Maëlle Durand') {
    const member = await mentors.member({ premium: true, name });
    const { token } = member;
    const made = await send(token, 'POST', '/projects', { name: 'Pong', ...WORK });
    const project = made.body.id as string;
    const page = await send(token, 'PUT', `/projects/${project}/published`, TEXTS);
    await upload(token, page.body.id);
    const link = await share(token, 'cat.png');
    const fields = { project_ids: [page.body.id] };
    const handle = await portfolioCalls(server()).open(token, fields);
    const api = await createToken(server(), token);
    const thread = (await mentors.request(token)).body.id as string;
    const mentor = await mentors.mentor();
    await mentors.claim(mentor.token, thread);
    const proposed = await mentors.write(mentor.token, thread, { files: CHANGED });
    const session = await live.schedule(mentor.id);
    await live.send(token, 'PUT', `${session}/seat`, { reminder: false });
    await live.send(mentor.token, 'POST', `${session}/start`);
    await send(token, 'GET', `/live/sessions/${session}/questions`);
    return {
      ...member,
      mentor,
      project,
      page: page.body.id as string,
      link: link.body.id as string,
      handle,
      api: api.token,
      thread,
      proposal: proposed.body.messages[1].id as string,
      session,
    };
  }

  type Equipped = Awaited<ReturnType<typeof equipped>>;

  /** A right, a call that uses it, and the code of its answer while the right is open; null when it succeeds. */
  type Use = [Right, string, (one: Equipped) => Promise<CallAnswer>, (string | null)?];

  const USES: Use[] = [
    [
      'publish',
      'PUT /projects/:id/published',
      ({ token, project }) => send(token, 'PUT', `/projects/${project}/published`, TEXTS),
    ],
    ['publish', 'POST /shared-links', ({ token }) => share(token, 'new.png')],
    ['publish', 'PUT /published-projects/:id/thumbnail', ({ token, page }) => upload(token, page)],
    [
      'publish',
      'PUT /portfolio',
      ({ token, handle }) => send(token, 'PUT', '/portfolio', portfolioFields({ handle })),
    ],
    [
      'publish',
      'POST /portfolio/handle',
      ({ token, handle }) => send(token, 'POST', '/portfolio/handle', { handle }),
    ],
    [
      'publish',
      'PUT /portfolio/visibility',
      ({ token }) => send(token, 'PUT', '/portfolio/visibility', { is_open: true }),
    ],
    ['mentoring', 'POST /mentoring/threads', ({ token }) => mentors.request(token)],
    [
      'mentoring',
      'POST /mentoring/threads/:id/messages',
      ({ token, thread }) => mentors.write(token, thread),
    ],
    [
      'mentoring',
      'PUT /mentoring/threads/:id/messages/:message_id/decision',
      ({ token, thread, proposal }) =>
        send(token, 'PUT', `/mentoring/threads/${thread}/messages/${proposal}/decision`, {
          accept: true,
        }),
    ],
    [
      'live',
      'PUT /live/sessions/:id/seat',
      ({ token, session }) => live.send(token, 'PUT', `${session}/seat`, { reminder: false }),
    ],
    [
      'live',
      'POST /live/sessions/:id/questions',
      ({ token, session }) =>
        live.send(token, 'POST', `${session}/questions`, { text: 'Why a loop?' }),
    ],
    [
      'api',
      'POST /user/api-tokens',
      ({ token }) =>
        send(token, 'POST', '/user/api-tokens', {
          name: 'Mine',
          scopes: ['profile:read'],
          days: 7,
        }),
    ],
    [
      'own-account',
      'POST /stripe/create-checkout-session',
      ({ token }) =>
        send(token, 'POST', '/stripe/create-checkout-session', {
          success_url: `${HOME}/dashboard`,
          cancel_url: `${HOME}/`,
        }),
      'already_premium',
    ],
    [
      'own-account',
      'POST /stripe/stop-renewal',
      ({ token }) => send(token, 'POST', '/stripe/stop-renewal'),
      'nothing_to_manage',
    ],
    [
      'own-account',
      'POST /stripe/create-portal-session',
      ({ token }) => send(token, 'POST', '/stripe/create-portal-session', { return_url: HOME }),
      'nothing_to_manage',
    ],
    [
      'own-account',
      'POST /gift-card/activate',
      ({ token }) => send(token, 'POST', '/gift-card/activate', { token: 'no such card' }),
      'invalid_code',
    ],
    [
      'own-account',
      'POST /stripe/create-gift-card-checkout-session',
      ({ token }) =>
        send(token, 'POST', '/stripe/create-gift-card-checkout-session', { language: 'en' }),
    ],
    ['own-account', 'PUT /users', ({ token }) => send(token, 'PUT', '/users', { name: 'Another' })],
    [
      'own-account',
      'POST /user/email',
      ({ token }) =>
        send(token, 'POST', '/user/email', { email: 'other@example.org', password: 'wrong one' }),
      'wrong_password',
    ],
    [
      'own-account',
      'PUT /auth/me',
      ({ token }) =>
        send(token, 'PUT', '/auth/me', {
          password: 'enigma-machine-9',
          current_password: 'wrong one',
        }),
      'wrong_password',
    ],
    [
      'own-account',
      'DELETE /user',
      ({ token }) => send(token, 'DELETE', '/user', { password: 'wrong one' }),
      'wrong_password',
    ],
    [
      'own-account',
      'PUT /user/weekly-mail',
      ({ token }) => send(token, 'PUT', '/user/weekly-mail', { on: true }),
    ],
    [
      'own-account',
      'PUT /user/certificate-name',
      ({ token }) => send(token, 'PUT', '/user/certificate-name', { name: 'Another', why: '' }),
      'no_certificate',
    ],
    [
      'own-account',
      'POST /help/threads',
      ({ token }) => send(token, 'POST', '/help/threads', QUESTION),
    ],
  ];

  return { server, admin, mentors, live, send, equipped, USES };
}
