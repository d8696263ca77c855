import type { Db } from '../../db/connect.ts';
import { type ClassAction, class_accesses } from './classes.table.ts';

/** Records what a teacher read or did, about some members or, with none, about the whole class. */
export async function recordAccess(
  tx: Db,
  access: { class_id: string; actor_id: string; action: ClassAction; at: Date },
  memberIds: (string | null)[] = [null],
): Promise<void> {
  await tx.insert(class_accesses).values(memberIds.map((member_id) => ({ ...access, member_id })));
}
