import type { AdminClassesQuery } from '@codivia/contract/api/admin-classes';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { listOrder, paged } from '../../db/list-order.ts';
import { foldedText, matchesWords } from '../../db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { school_seats } from '../assignments/assignments.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { isKept, MEMBERS } from './classes.queries.ts';
import { class_teachers, classes, pupils } from './classes.table.ts';

/** Number of classes in one answer, unless `limit` says otherwise. */
const ROWS = 50;

type Filters = Pick<AdminClassesQuery, 'q' | 'without_teacher' | 'archived'>;

/** The texts by which a search finds a teacher, in the form that it compares: made once for all of their classes. */
const CALLED = sql`u.search_text || ' ' || ${foldedText(sql`t.shown_as || ' ' || t.school`)}`;
/** The name of class `c` with what a search knows of its teachers. */
const TEXT = sql`${foldedText(sql`c.name`)} || ' ' || coalesce(string_agg(called.text, ' '), '')`;

/** The condition that a class, with its teachers and their schools, has each word. */
function hasWords(q: string | undefined) {
  const words = matchesWords(sql`(${TEXT})`, q);
  return (
    words &&
    sql`${classes.id} in (
      with called as materialized (select t.user_id, ${CALLED} as text
        from ${teachers} t join ${users} u on u.id = t.user_id)
      select c.id from ${classes} c left join (${class_teachers} ct
        join called on called.user_id = ct.user_id) on ct.class_id = c.id
      group by c.id having ${words})`
  );
}

const HAS_TEACHER = sql`exists (select from ${class_teachers}
  where ${eq(class_teachers.class_id, classes.id)})`;

function matching({ q, without_teacher, archived }: Filters, now: Date) {
  return and(
    isKept(now),
    hasWords(q),
    without_teacher === undefined ? undefined : sql`${HAS_TEACHER} = ${!without_teacher}`,
    archived === undefined
      ? undefined
      : archived
        ? isNotNull(classes.archived_at)
        : isNull(classes.archived_at),
  );
}

function selectRows(db: Db) {
  const { id, name, school_year, language, created_at, archived_at, delete_after } = classes;
  const { seats, until, granted_at, note } = school_seats;
  return db
    .select({
      id,
      name,
      school_year,
      language,
      created_at,
      archived_at,
      delete_after,
      members: MEMBERS,
      class_accounts: sql<number>`(select count(*)::integer from ${pupils}
        where ${eq(pupils.class_id, id)} and ${isNull(pupils.delete_after)})`,
      licence: { seats, until, granted_at, note },
    })
    .from(classes)
    .leftJoin(school_seats, eq(school_seats.class_id, id))
    .$dynamic();
}

export type AdminClassRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns classes of the list: first those without a teacher. Only what the page shows is counted. */
export function selectAdminClasses(
  db: Db,
  query: AdminClassesQuery,
  now: Date,
): Promise<AdminClassRow[]> {
  const columns = {
    created_at: [classes.created_at, classes.id],
    name: [sql`lower(${classes.name})`, classes.id],
  };
  const order = [
    asc(HAS_TEACHER),
    ...listOrder(query, columns, { sort: 'created_at', direction: 'desc' }),
  ];
  const found = db
    .select({ id: classes.id })
    .from(classes)
    .where(matching(query, now))
    .orderBy(...order)
    .$dynamic();
  const page = paged(found, { ...query, limit: query.limit ?? ROWS });
  return selectRows(db)
    .where(inArray(classes.id, page))
    .orderBy(...order);
}

export function countAdminClasses(db: Db, query: Filters, now: Date): Promise<number> {
  return db.$count(classes, matching(query, now));
}

export async function selectAdminClass(
  db: Db,
  id: string,
  now: Date,
): Promise<AdminClassRow | undefined> {
  return (await selectRows(db).where(and(eq(classes.id, id), isKept(now))))[0];
}

/** Returns the teachers of classes with their accounts. */
export function selectAdminTeachersOf(db: Db, classIds: string[]) {
  const { shown_as, school } = teachers;
  return db
    .select({ class_id: class_teachers.class_id, id: users.id, name: users.name, shown_as, school })
    .from(class_teachers)
    .innerJoin(teachers, eq(teachers.user_id, class_teachers.user_id))
    .innerJoin(users, eq(users.id, teachers.user_id))
    .where(inArray(class_teachers.class_id, classIds))
    .orderBy(asc(class_teachers.added_at), asc(users.id));
}
