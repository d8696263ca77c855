import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  is,
  isNotNull,
  isNull,
  ne,
  sql,
} from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { users } from '../accounts/accounts.table.ts';
import { lesson_approvals } from '../admin-lesson-reviews/admin-lesson-reviews.table.ts';
import { lesson_comments } from '../admin-lesson-reviews/lesson-comments.table.ts';
import { audit_log } from '../audit/audit.table.ts';
import { class_accesses, class_members } from '../classes/classes.table.ts';
import { gift_cards } from '../gift-cards/gift-cards.table.ts';
import { help_messages, help_threads } from '../help/help.table.ts';
import { local_mails } from '../mails/mails.table.ts';
import { mentoring_threads } from '../mentoring/mentoring.table.ts';
import { selectThreadContents } from '../mentoring/thread-messages.queries.ts';
import { project_decisions } from '../project-reviews/project-reviews.table.ts';
import { teachers } from '../teachers/teachers.table.ts';

type Row = Record<string, unknown>;

/** Hashes of passwords, codes and tokens are of no use to their owner, and would help a thief. */
const SECRET = /(^|_)(hash|secret)$/;

const TABLES = Object.values(schema).filter((table) => is(table, PgTable));

/** All columns of a learner's thread except its mentor, and what they have read. */
const THREAD_COLUMNS = Object.keys(getTableColumns(mentoring_threads)).filter(
  (name) => !name.startsWith('mentor_'),
);

/** All columns of a decision except its administrator. */
const DECISION_COLUMNS = Object.keys(getTableColumns(project_decisions)).filter(
  (name) => name !== 'admin_id',
);

/**
 * The visible columns of rows that concern two people, by the column that names each of them. Of the actions of
 * administrators, they see that they did them, not to whom.
 */
const SHARED = new Map<PgColumn, string[]>([
  [gift_cards.buyer_id, ['payment_id', 'buyer_email', 'language', 'paid_at', 'mailed_at']],
  [gift_cards.activated_by, ['activated_at']],
  [audit_log.actor_id, ['at', 'action', 'subject']],
  [mentoring_threads.learner_id, THREAD_COLUMNS],
  [
    help_threads.user_id,
    [
      ...[
        'id',
        'language',
        'category',
        'subject',
        'state',
        'created_at',
        'updated_at',
        'closed_at',
      ],
      'unread_since',
    ],
  ],
  [help_threads.assigned_to, ['id', 'updated_at']],
  [help_messages.user_id, ['thread_id', 'kind', 'text', 'attachment', 'created_at']],
  [help_messages.staff_id, ['created_at', 'kind']],
  [
    lesson_comments.author_id,
    ['id', 'lesson_id', 'reply_to', 'language', 'excerpt', 'text', 'created_at'],
  ],
  [lesson_comments.resolved_by, ['id', 'lesson_id', 'resolved_at']],
  [lesson_approvals.asked_by, ['lesson_id', 'state', 'asked_at']],
  [lesson_approvals.approved_by, ['lesson_id', 'state', 'approved_at']],
  [class_accesses.actor_id, ['at', 'action']],
  [class_accesses.member_id, ['at', 'action']],
  [project_decisions.user_id, DECISION_COLUMNS],
  [project_decisions.admin_id, ['decided_at', 'outcome']],
]);

/** Returns the columns of a table that refer to one of some others. */
function columnsTo(table: PgTable, others: readonly PgTable[]): PgColumn[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => others.includes(foreignTable))
    .flatMap(({ columns }) => columns);
}

/** Returns the columns of a table that name a member, each with the condition that it names this one. */
function ownersIn(db: Db, table: PgTable, id: string) {
  const memberships = db
    .select({ id: class_members.id })
    .from(class_members)
    .where(eq(class_members.user_id, id));
  return [
    ...columnsTo(table, [users, teachers]).map((owner) => ({ owner, isTheirs: eq(owner, id) })),
    ...columnsTo(table, [class_members]).map((owner) => ({
      owner,
      isTheirs: inArray(owner, memberships),
    })),
  ];
}

/** Returns the columns that a member may see of the rows that name them in this column. */
function shownColumns(table: PgTable, owner: PgColumn, owners: number): Record<string, PgColumn> {
  const shared = SHARED.get(owner);
  const { name } = getTableConfig(table);
  if (owners > 1 && !shared) throw new Error(`who may see what of ${name}.${owner.name}?`);
  const columns = Object.entries(getTableColumns(table));
  const shown = shared
    ? columns.filter(([, column]) => shared.includes(column.name))
    : columns.filter(([, column]) => !SECRET.test(column.name) && !column.generated);
  return Object.fromEntries(shown);
}

/**
 * Returns the order of rows by the moment of their creation, else by the first moment that each of them has; tables
 * without one have no order.
 */
function oldestFirst(table: PgTable) {
  const moments = Object.values(getTableColumns(table)).filter(
    (column) => is(column, PgTimestamp) && column.notNull,
  );
  const moment = moments.find(({ name }) => name === 'created_at') ?? moments[0];
  return moment ? [asc(moment)] : [];
}

/**
 * Returns the questions that were asked without an account from the member's address, once both were confirmed: until
 * then, somebody else may have written the address.
 */
async function selectVisitorQuestions(db: Db, id: string): Promise<Record<string, Row[]>> {
  const asked = and(
    isNull(help_threads.user_id),
    ne(help_threads.state, 'unconfirmed'),
    eq(
      sql`lower(${help_threads.email})`,
      db
        .select({ email: sql`lower(${users.email})` })
        .from(users)
        .where(and(eq(users.id, id), isNotNull(users.verified_at))),
    ),
  );
  const threads = shownColumns(help_threads, help_threads.user_id, 2);
  const messages = shownColumns(help_messages, help_messages.user_id, 2);
  const own = db.select({ id: help_threads.id }).from(help_threads).where(asked);
  return {
    help_threads: await db
      .select(threads)
      .from(help_threads)
      .where(asked)
      .orderBy(...oldestFirst(help_threads)),
    help_messages: await db
      .select(messages)
      .from(help_messages)
      .where(inArray(help_messages.thread_id, own))
      .orderBy(...oldestFirst(help_messages)),
  };
}

/**
 * Returns every row that belongs to a member, by table and the oldest first: the member's own, those of every table
 * that refers to members or to their places in classes (also of tables that are made in the future), the contents of their mentoring threads, the
 * questions from before they had an account, and mails that the local mailbox keeps.
 */
export async function selectPersonalData(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<Record<string, Row[]>> {
  const me = shownColumns(users, users.id, 1);
  const data: Record<string, Row[]> = {
    users: await db.select(me).from(users).where(eq(users.id, id)),
  };
  for (const table of TABLES) {
    const owners = ownersIn(db, table, id);
    for (const { owner, isTheirs } of owners) {
      const shown = shownColumns(table, owner, owners.length);
      const rows: Row[] = await db
        .select(shown)
        .from(table)
        .where(isTheirs)
        .orderBy(...oldestFirst(table));
      const { name } = getTableConfig(table);
      data[name] = [...(data[name] ?? []), ...rows];
    }
  }
  Object.assign(data, await selectThreadContents(db, id));
  const asked = await selectVisitorQuestions(db, id);
  for (const [name, rows] of Object.entries(asked)) data[name] = [...(data[name] ?? []), ...rows];
  const isRecipient = eq(sql`lower(${local_mails.recipient})`, email.toLowerCase());
  data.local_mails = await db
    .select()
    .from(local_mails)
    .where(isRecipient)
    .orderBy(...oldestFirst(local_mails));
  return data;
}
