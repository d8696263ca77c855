import type { AdminThreadsQuery } from '@codivia/contract/api/admin-mentoring';
import type { ContactKind } from '@codivia/contract/text/contacts/findings';
import { and, asc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { ordered, orderOf, paged, placeOf } from '../../db/list-order.ts';
import { users } from '../accounts/accounts.table.ts';
import { classes } from '../classes/classes.table.ts';
import { mentoring_accesses, mentoring_messages, mentoring_threads } from './mentoring.table.ts';
import { isFree, overdueBefore } from './threads.queries.ts';

const threads = mentoring_threads;
const mentor = alias(users, 'mentor');
const messagesIn = (state: 'hidden' | 'held') =>
  sql`from ${mentoring_messages} where ${mentoring_messages.thread_id} = ${threads.id}
    and ${mentoring_messages.state} = ${sql.raw(`'${state}'`)}`;
const REPORTS = sql<number>`(select count(*)::integer ${messagesIn('hidden')})`;
const HELD = sql<number>`(select count(*)::integer ${messagesIn('held')})`;
const HELD_FOR = sql<
  ContactKind[]
>`(select coalesce(array_agg(distinct ${mentoring_messages.held_for}), '{}')
  ${messagesIn('held')})`;

/** Number of threads in one answer, unless `limit` says otherwise: there can be very many. */
const THREADS = 50;

type Filters = Pick<AdminThreadsQuery, 'flagged' | 'state'>;

function inState(state: NonNullable<Filters['state']>, now: Date): SQL | undefined {
  const free = isFree(now);
  const claimed = and(isNull(threads.closed_at), not(isNull(threads.mentor_id)));
  if (state === 'closed') return not(isNull(threads.closed_at));
  if (state === 'waiting') return free;
  if (state === 'answered') return and(claimed, isNull(threads.due_from));
  return and(claimed, sql`${threads.due_from} >= ${overdueBefore(now).toISOString()}::timestamptz`);
}

/** True when a message waits for a decision: found by the indexes of those, which are few. */
const IS_FLAGGED = sql`${threads.id} in (
  select ${mentoring_messages.thread_id} from ${mentoring_messages} where ${mentoring_messages.state} = 'hidden'
  union select ${mentoring_messages.thread_id} from ${mentoring_messages} where ${mentoring_messages.state} = 'held')`;

const matching = ({ flagged, state }: Filters, now: Date) =>
  and(
    flagged === undefined ? undefined : flagged ? IS_FLAGGED : not(IS_FLAGGED),
    state ? inState(state, now) : undefined,
  );

function selectRows(db: Db) {
  return db
    .select({
      thread: threads,
      learner: users.name,
      mentor: mentor.name,
      class_name: classes.name,
      reports: REPORTS,
      held: HELD,
      held_for: HELD_FOR,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.learner_id))
    .leftJoin(mentor, eq(mentor.id, threads.mentor_id))
    .leftJoin(classes, eq(classes.id, threads.class_id))
    .$dynamic();
}

/** Returns threads of the list. Their ids are found first, by an index alone. */
export async function selectAdminThreads(db: Db, query: AdminThreadsQuery, now: Date) {
  const columns = { updated_at: [threads.updated_at, threads.id] };
  const order = orderOf(query, columns, { sort: 'updated_at', direction: 'desc' });
  const { limit = THREADS, offset } = query;
  const countAll = () => countAdminThreads(db, query, now);
  const place = await placeOf(db, threads, { limit, offset }, countAll);
  const page = db
    .select({ id: threads.id })
    .from(threads)
    .where(matching(query, now))
    .orderBy(...ordered(order, place.fromEnd))
    .$dynamic();
  const rows = paged(page, place).as('page');
  return selectRows(db)
    .innerJoin(rows, eq(rows.id, threads.id))
    .orderBy(...ordered(order));
}

export function countAdminThreads(db: Db, query: Filters, now: Date): Promise<number> {
  return db.$count(threads, matching(query, now));
}

export async function selectAdminThread(db: Db, id: string) {
  return (await selectRows(db).where(eq(threads.id, id)))[0];
}

/** Returns the people who had a thread before them, in order, with their present names. */
export function selectAccesses(db: Db, id: string) {
  return db
    .select({ access: mentoring_accesses, name: users.name })
    .from(mentoring_accesses)
    .leftJoin(users, eq(users.id, mentoring_accesses.actor_id))
    .where(eq(mentoring_accesses.thread_id, id))
    .orderBy(asc(mentoring_accesses.id));
}
