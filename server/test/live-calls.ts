import type { LiveChanges } from '@codivia/contract/api/live-events';
import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { live_seats, live_sessions } from '../src/features/live-sessions/live-sessions.table.ts';
import { mentors } from '../src/features/mentoring/mentoring.table.ts';
import type { TestApp } from './build-app.ts';
import { createMember, createSecondFactor, type MemberOptions } from './factories.ts';
import { type LiveListener, listenTo } from './live-listener.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/** Returns the people of live sessions, and their calls to a server. */
export function liveCalls(server: () => TestApp) {
  const send = (token: string | undefined, method: Method, path: string, body?: unknown) =>
    server().call(method, `/live/sessions/${path}`, {
      ...(token ? { token } : {}),
      ...(body === undefined ? {} : { body }),
    });

  /** Creates a mentor who has accepted the code of conduct, with a second factor. */
  async function mentor(name = 'Mia Mentor') {
    const member = await createMember(server(), { name });
    const now = server().clock.now();
    await server().database.db.insert(mentors).values({
      user_id: member.user.id,
      granted_at: now,
      conduct_version: CONDUCT_VERSION,
      conduct_accepted_at: now,
    });
    await createSecondFactor(server(), member.user.id);
    return member;
  }

  /** Schedules a session of a host that begins in five minutes. */
  async function schedule(
    hostId: string,
    changes: Partial<typeof live_sessions.$inferInsert> = {},
  ): Promise<string> {
    const now = server().clock.now();
    const starts_at = new Date(now.getTime() + 5 * 60_000);
    const [row] = await server()
      .database.db.insert(live_sessions)
      .values({
        host_id: hostId,
        title_fr: 'Un jeu',
        title_en: 'A game',
        description_fr: 'Ensemble',
        description_en: 'Together',
        language: 'en',
        level: 'beginner',
        kind: 'python',
        starts_at,
        minutes: 60,
        seats: 500,
        open_replay: false,
        created_at: now,
        updated_at: now,
        ...changes,
      })
      .returning({ id: live_sessions.id });
    if (!row) throw new Error('the session was not created');
    return row.id;
  }

  /** Creates a member with a seat in a session. */
  async function seated(sessionId: string, options: MemberOptions = { premium: true }) {
    const member = await createMember(server(), options);
    const seat = {
      session_id: sessionId,
      user_id: member.user.id,
      reminder: false,
      taken_at: server().clock.now(),
    };
    await server().database.db.insert(live_seats).values(seat);
    return member;
  }

  /** Starts a session, with its host and one participant. */
  async function live(changes: Partial<typeof live_sessions.$inferInsert> = {}) {
    const host = await mentor();
    const id = await schedule(host.user.id, changes);
    const started = await send(host.token, 'POST', `${id}/start`);
    if (started.status !== 200) throw new Error(JSON.stringify(started.body));
    return { id, host, participant: await seated(id) };
  }

  const edit = (
    token: string,
    id: string,
    version: number,
    changes: LiveChanges,
    file = 'main.py',
  ) =>
    send(token, 'POST', `${id}/edits`, {
      edits: [{ type: 'edit', file, version, client: 'window-1', changes }],
    });

  const listening: LiveListener[] = [];
  async function listen(
    token: string,
    id: string,
    after?: number,
    headers?: Record<string, string>,
  ): Promise<LiveListener> {
    const path = `/live/sessions/${id}/stream${after === undefined ? '' : `?after=${after}`}`;
    const listener = await listenTo(server(), token, path, headers);
    listening.push(listener);
    return listener;
  }

  /** Ends every open stream; to be called after each test. */
  function leaveAll(): void {
    for (const listener of listening.splice(0)) listener.leave();
  }

  return { send, mentor, schedule, seated, live, edit, listen, leaveAll };
}
