import type { AdminTeacher, AdminTeachersQuery } from '@codivia/contract/api/admin-teachers';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { listOrder, paged } from '../../db/list-order.ts';
import { foldedText, matchesWords } from '../../db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { class_teachers, classes } from '../classes/classes.table.ts';
import { teacher_requests, teachers } from './teachers.table.ts';

/** Number of people in one answer, unless `limit` says otherwise. */
const ROWS = 50;

type State = AdminTeacher['state'];

/** Selects teachers and requests as rows of one list, with the text that a search looks through. */
function peopleOf(db: Db) {
  const account = { user_id: users.id, name: users.name, email: users.email };
  const textWith = (school: SQL) =>
    sql<string>`${users.search_text} || ' ' || ${foldedText(school)}`.as('text');
  const granted = db
    .select({
      ...account,
      state: sql<State>`'granted'`.as('state'),
      shown_as: teachers.shown_as,
      school: teachers.school,
      proof: sql<string | null>`null::text`.as('proof'),
      at: sql<Date>`${teachers.granted_at}`.mapWith(teachers.granted_at).as('at'),
      decline_reason: sql<string | null>`null::text`.as('decline_reason'),
      text: textWith(sql`${teachers.shown_as} || ' ' || ${teachers.school}`),
    })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.user_id));
  const asked = db
    .select({
      ...account,
      state:
        sql<State>`case when ${teacher_requests.declined_at} is null then 'asked' else 'declined' end`.as(
          'state',
        ),
      shown_as: teacher_requests.shown_as,
      school: teacher_requests.school,
      proof: sql<string | null>`${teacher_requests.proof}`.as('proof'),
      at: sql<Date>`${teacher_requests.asked_at}`.mapWith(teacher_requests.asked_at).as('at'),
      decline_reason: sql<string | null>`${teacher_requests.decline_reason}`.as('decline_reason'),
      text: textWith(sql`${teacher_requests.shown_as} || ' ' || ${teacher_requests.school}`),
    })
    .from(teacher_requests)
    .innerJoin(users, eq(users.id, teacher_requests.user_id));
  return granted.unionAll(asked).as('people');
}

type People = ReturnType<typeof peopleOf>;

function matching(people: People, { q, state }: Pick<AdminTeachersQuery, 'q' | 'state'>) {
  return and(matchesWords(people.text, q), state && eq(people.state, state));
}

/** Returns the people of the list with the number of their classes. */
export function selectAdminTeachers(db: Db, query: AdminTeachersQuery) {
  const people = peopleOf(db);
  const { user_id, name, email, state, shown_as, school, proof, at, decline_reason } = people;
  const columns = {
    at: [at, user_id],
    name: [sql`lower(${name})`, user_id],
    school: [sql`lower(${school})`, user_id],
  };
  const open = and(eq(class_teachers.user_id, user_id), isNull(classes.archived_at));
  const found = db
    .select({
      user_id,
      name,
      email,
      state,
      shown_as,
      school,
      proof,
      at,
      decline_reason,
      classes: sql<number>`(select count(*)::integer from ${class_teachers}
        join ${classes} on ${eq(classes.id, class_teachers.class_id)} where ${open})`,
    })
    .from(people)
    .where(matching(people, query))
    .orderBy(...listOrder(query, columns, { sort: 'at', direction: 'desc' }))
    .$dynamic();
  return paged(found, { ...query, limit: query.limit ?? ROWS });
}

export async function countAdminTeachers(
  db: Db,
  query: Pick<AdminTeachersQuery, 'q' | 'state'>,
): Promise<number> {
  const people = peopleOf(db);
  const counted = sql<number>`count(*)::integer`;
  const [row] = await db.select({ total: counted }).from(people).where(matching(people, query));
  return row?.total ?? 0;
}
