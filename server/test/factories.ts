import { randomUUID } from 'node:crypto';
import type { Role } from '@codivia/contract/api/accounts';
import type { Language } from '@codivia/contract/api/language';
import { sessions, users } from '../src/features/accounts/accounts.table.ts';
import { second_factors } from '../src/features/second-factor/second-factor.table.ts';
import type { TestApp } from './build-app.ts';

export interface MemberOptions {
  email?: string;
  name?: string;
  verified?: boolean;
  premium?: boolean;
  /** The end of premium by subscription. */
  premiumUntil?: Date;
  /** The end of premium from a gift card. */
  giftUntil?: Date;
  role?: Role;
  language?: Language;
  /** The hash of the password in the database; unset, no password opens the account. */
  passwordHash?: string;
}

/** Puts a member who is signed in straight into the database: no hashing, no mail. */
export async function createMember(server: TestApp, options: MemberOptions = {}) {
  const { db } = server.database;
  const now = server.clock.now();
  const [user] = await db
    .insert(users)
    .values({
      email: options.email ?? `learner-${randomUUID()}@example.org`,
      name: options.name ?? 'Ada',
      password_hash: options.passwordHash ?? 'no password fits',
      role: options.role ?? 'user',
      language: options.language ?? 'en',
      verified_at: (options.verified ?? true) ? now : null,
      premium_granted: options.premium ?? false,
      premium_until: options.premiumUntil ?? null,
      gift_until: options.giftUntil ?? null,
      created_at: now,
    })
    .returning();
  if (!user) throw new Error('the member was not created');
  const [session] = await db
    .insert(sessions)
    .values({ user_id: user.id, created_at: now, used_at: now })
    .returning();
  if (!session) throw new Error('the session was not created');
  return { user, session, token: server.app.session.sign(session.id) };
}

/** Gives a member a confirmed second factor, whose codes nobody knows. */
export async function createSecondFactor({ database, clock }: TestApp, userId: string) {
  const now = clock.now();
  const factor = { user_id: userId, sealed_secret: 'sealed', created_at: now, confirmed_at: now };
  await database.db.insert(second_factors).values(factor);
}
