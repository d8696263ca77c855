import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * Deals the seats of the licence of a class: those who joined first have one. To be called in the transaction that
 * changes the members or the licence, once the class is locked.
 */
export async function dealSeats(tx: Db, classId: string): Promise<void> {
  await tx.execute(sql`update class_members m set has_seat = dealt.has_seat
    from (
      select one.id, row_number() over (order by one.joined_at, one.id)
        <= coalesce((select s.seats from school_seats s where s.class_id = ${classId}), 0) as has_seat
      from class_members one
      where one.class_id = ${classId} and not exists (
        select from pupils p where p.user_id = one.user_id and p.delete_after is not null)
    ) dealt
    where dealt.id = m.id and m.has_seat <> dealt.has_seat`);
}
