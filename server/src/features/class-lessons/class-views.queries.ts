import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** Minutes within which one teacher's looks at a whole class are one entry. */
const VIEW_MINUTES = 10;

/** Records that a teacher looks at a whole class, once in a while: a stream is opened again and again. */
export async function recordView(
  db: Db,
  classId: string,
  actorId: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`insert into class_accesses (class_id, actor_id, action, at)
    select ${classId}::uuid, ${actorId}::uuid, 'view', ${at}::timestamptz
    where not exists (select from class_accesses x where x.class_id = ${classId}::uuid
      and x.actor_id = ${actorId}::uuid and x.action = 'view'
      and x.at > ${at}::timestamptz - interval '${sql.raw(String(VIEW_MINUTES))} minutes')`);
}
