import { DELETION_OBJECTION_DAYS } from '@codivia/contract/api/family';
import type { AgeGroup, ClosedBy, Right, Standing } from '@codivia/contract/api/permissions';
import { RIGHTS } from '@codivia/contract/api/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { isoSql } from '../assignments/assignment-sql.queries.ts';
import { openedByClassSql } from '../assignments/opened-lessons.queries.ts';
import { leavingAtSql } from '../leaving-school/leaving-wait.queries.ts';

/** The switch of a parent for each right that has one. */
const SWITCHES: Partial<Record<Right, string>> = {
  publish: 'may_publish',
  mentoring: 'may_mentoring',
  live: 'may_live',
};

/** The reason why a right is closed to the row `user` of users, in SQL; null when it is open. */
function closedBySql(right: Right, user: string): string {
  const tie = `select from family_ties t where t.child_id = ${user}.id and t.state = 'accepted'`;
  const parent = SWITCHES[right];
  const reasons = [`when exists (select from pupils p where p.user_id = ${user}.id) then 'class'`];
  if (right !== 'own-account') {
    const consent = parent ? ` and not exists (${tie})` : '';
    reasons.push(`when ${user}.age_group = 'under_15'${consent} then 'age'`);
  }
  if (parent) reasons.push(`when exists (${tie} and not t.${parent}) then 'parent'`);
  return `case ${reasons.join(' ')} end`;
}

/** Returns the reason why a right is closed to a member now; undefined when it is open. */
export async function closedBy(
  db: Db,
  userId: string,
  right: Right,
): Promise<ClosedBy | undefined> {
  const reason = sql.raw(closedBySql(right, 'u'));
  const [row] = await rowsOf<{ reason: ClosedBy | null }>(
    db,
    sql`select ${reason} as reason from users u where u.id = ${userId}`,
  );
  return row?.reason ?? undefined;
}

type RightsRow = Record<Right, ClosedBy | null>;

/** The reasons of all rights, as columns of their own. */
const RIGHTS_COLUMNS = RIGHTS.map((right) => `${closedBySql(right, 'u')} as "${right}"`).join(', ');

/** The rights that are closed, with the reasons. */
type ClosedRights = NonNullable<Standing['closed']>;

const closedIn = (row: RightsRow): ClosedRights =>
  Object.fromEntries(RIGHTS.flatMap((right) => (row[right] ? [[right, row[right]]] : [])));

/** Returns the rights that are closed to a member now, with the reasons. */
export async function closedRightsOf(db: Db, userId: string): Promise<ClosedRights> {
  const columns = sql.raw(RIGHTS_COLUMNS);
  const [row] = await rowsOf<RightsRow>(
    db,
    sql`select ${columns} from users u where u.id = ${userId}`,
  );
  return row ? closedIn(row) : {};
}

/** One row of what `standingOf` reads. */
type StandingRow = {
  age: AgeGroup | null;
  class_account: boolean;
  in_class: boolean;
  is_teacher: boolean;
  leaving_at: string | null;
  class_lessons: string[] | null;
  has_parent: boolean;
  deletion_on: string | null;
} & RightsRow;

/** The moment at which the account of the row `u` of users is to be deleted, as a parent wants it, in ISO format. */
const DELETION_SQL = `(select to_char(min(t.deletion_asked_at) at time zone 'UTC'
  + interval '${DELETION_OBJECTION_DAYS} days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from family_ties t where t.child_id = u.id)`;

function standingColumns(now: string): SQL {
  return sql.raw(`u.age_group as age,
    exists (select from pupils p where p.user_id = u.id) as class_account,
    exists (select from class_members m join classes c on c.id = m.class_id
      where m.user_id = u.id and c.archived_at is null) as in_class,
    exists (select from teachers x where x.user_id = u.id) as is_teacher,
    (select ${isoSql(leavingAtSql('p'))} from pupils p where p.user_id = u.id) as leaving_at,
    exists (select from family_ties t where t.child_id = u.id and t.state = 'accepted') as has_parent,
    ${DELETION_SQL} as deletion_on,
    (select array_agg(l.id order by l.id) from lessons l
      where l.is_premium
      and (exists (select from class_members m where m.user_id = u.id and m.has_seat)
        or exists (select from class_teachers t where t.user_id = u.id))
      and ${openedByClassSql('l.id', 'u', now)}) as class_lessons,
    ${RIGHTS_COLUMNS}`);
}

/** Returns how a member stands to classes and parents at a moment: one query, for the pages. */
export async function standingOf(db: Db, userId: string, now: Date): Promise<Standing> {
  const columns = standingColumns(`'${now.toISOString()}'`);
  const [row] = await rowsOf<StandingRow>(
    db,
    sql`select ${columns} from users u where u.id = ${userId}`,
  );
  if (!row) return {};
  const closed = closedIn(row);
  return {
    ...(row.class_account && { class_account: true }),
    ...(row.in_class && { in_class: true }),
    ...(row.is_teacher && { is_teacher: true }),
    ...(row.leaving_at && { leaving_at: row.leaving_at }),
    ...(row.age && { age: row.age }),
    ...(Object.keys(closed).length > 0 && { closed }),
    ...(row.has_parent && { has_parent: true }),
    ...(row.deletion_on && { deletion_on: row.deletion_on }),
    ...(row.class_lessons && { class_lessons: row.class_lessons }),
  };
}
