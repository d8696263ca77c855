import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/connect.ts';
import { users } from '../src/features/accounts/accounts.table.ts';
import { deliverParentMail } from '../src/features/families/family-mail.job.ts';
import type { ParentMail } from '../src/features/families/family-mail.ts';
import { sweepFamilies } from '../src/features/families/family-sweep.job.ts';
import { makeLink } from '../src/features/families/parent-links.queries.ts';
import type { Jobs } from '../src/services/jobs.ts';
import { createMailer } from '../src/services/mailer.ts';
import type { TestApp } from './build-app.ts';
import { createMember, type MemberOptions } from './factories.ts';
import { nextMail } from './mailbox.ts';

export const DAY = 24 * 60 * 60 * 1000;
export const ALL_ON = {
  may_publish: true,
  may_mentoring: true,
  may_live: true,
  weekly_mail: true,
};
export const ALL_OFF = {
  may_publish: false,
  may_mentoring: false,
  may_live: false,
  weekly_mail: false,
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The token after `#token=` in a mail. */
export function linkTokenOf({ text }: { text: string }): string {
  const token = /#token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`there is no link in: ${text}`);
  return token;
}

/** Makes the token of a link to the family page of a parent; to the page of one child alone if one is given. */
export function familyToken(server: TestApp, parentId: string, childId: string | null = null) {
  const link = { parent_id: parentId, child_id: childId, purpose: 'family' as const };
  return makeLink(server.database.db, link, server.clock.now());
}

/** Does what is due in families every day, and delivers the mails that this queues. */
export async function sweep({ app, config, database: { db }, clock: { now } }: TestApp) {
  const mails: ParentMail[] = [];
  // A queue that is not started asks for its kinds on a connection of its own, which the embedded database has not.
  const enqueueAll = async (_: Db, __: unknown, queued: readonly ParentMail[]) =>
    void mails.push(...queued);
  const jobs = { enqueueAll } as unknown as Jobs;
  await sweepFamilies({ db, clock: now, jobs, log: app.log });
  const { publicUrl, contactEmail } = config;
  const mailer = createMailer(config, db, now);
  const deps = { db, clock: now, mailer, publicUrl, contactEmail, log: app.log };
  for (const mail of mails) await deliverParentMail(deps, mail);
}

/** The calls of children and parents to a server. */
export function familyCalls(server: () => TestApp) {
  /** A member under 15, and calls in their name that work however far the clock has moved. */
  async function child(options: MemberOptions = {}) {
    const { user, session } = await createMember(server(), { premium: true, ...options });
    const answered = { age_group: 'under_15' as const, age_answered_at: server().clock.now() };
    await server().database.db.update(users).set(answered).where(eq(users.id, user.id));
    const send = (method: Method, path: string, body?: unknown) =>
      server().call(method, path, {
        token: server().app.session.sign(session.id),
        ...(body === undefined ? {} : { body }),
      });
    return { id: user.id, email: user.email, send };
  }

  const ask = (one: Awaited<ReturnType<typeof child>>, email: string, lang = 'fr') =>
    one.send('POST', '/user/parents', { email, lang });

  /** The token of the latest of `count` mails to a parent. */
  const linkFor = async (email: string, count = 1) =>
    linkTokenOf(await nextMail(server(), email, count));

  const answer = (token: string, given: string, switches: object = ALL_ON, version = 1) =>
    server().call('POST', '/consent/answer', { body: { token, version, answer: given, switches } });

  const by = (token: string, method: Method, path: string, body?: unknown) =>
    server().call(method, path, { token, ...(body === undefined ? {} : { body }) });

  return { child, ask, linkFor, answer, by };
}
