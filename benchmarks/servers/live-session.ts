import { CONDUCT_VERSION } from '../../contract/src/api/mentor-profile.ts';
import type { Db } from '../../server/src/db/connect.ts';
import { sessions, users } from '../../server/src/features/accounts/accounts.table.ts';
import { live_files, live_rooms } from '../../server/src/features/live-room/live-room.table.ts';
import {
  live_seats,
  live_sessions,
} from '../../server/src/features/live-sessions/live-sessions.table.ts';
import { mentors } from '../../server/src/features/mentoring/mentoring.table.ts';
import type { LiveSeats } from '../harness/serve-parent.ts';

/** Writes a live session that has started, its host, and participants who have a seat and are signed in. */
export async function startLiveSession(
  db: Db,
  participants: number,
  sign: (sessions: string[]) => string[],
): Promise<LiveSeats> {
  const now = new Date();
  const people = await db
    .insert(users)
    .values(
      Array.from({ length: participants + 1 }, () => ({
        email: `live-${crypto.randomUUID()}@example.org`,
        name: 'Person',
        password_hash: '-',
        language: 'en' as const,
        verified_at: now,
        premium_granted: true,
      })),
    )
    .returning({ id: users.id });
  const logins = await db
    .insert(sessions)
    .values(people.map(({ id }) => ({ user_id: id })))
    .returning({ id: sessions.id });
  const [host, ...members] = people;
  if (!host) throw new Error('nobody was written');
  await db.insert(mentors).values({
    user_id: host.id,
    granted_at: now,
    conduct_version: CONDUCT_VERSION,
    conduct_accepted_at: now,
    factor_due_at: new Date(now.getTime() + 24 * 60 * 60 * 1000),
  });
  const [live] = await db
    .insert(live_sessions)
    .values({
      host_id: host.id,
      title_fr: 'Un jeu',
      title_en: 'A game',
      description_fr: 'Ensemble',
      description_en: 'Together',
      language: 'en' as const,
      level: 'beginner' as const,
      kind: 'python' as const,
      open_replay: false,
      starts_at: now,
      started_at: now,
      minutes: 60,
      seats: participants,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: live_sessions.id });
  const session = live?.id ?? '';
  const file = { session_id: session, name: 'main.py', text: '', version: 0, seq: 0 };
  await db.insert(live_rooms).values({ session_id: session });
  await db.insert(live_files).values(file);
  await db.insert(live_seats).values(
    members.map(({ id }) => ({
      session_id: session,
      user_id: id,
      taken_at: now,
      reminder: false,
    })),
  );
  const [hostToken = '', ...tokens] = sign(logins.map(({ id }) => id));
  return { session, host: hostToken, participants: tokens };
}
