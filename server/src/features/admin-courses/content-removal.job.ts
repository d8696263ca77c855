import { DAYS_UNTIL_REMOVAL } from '@codivia/contract/api/admin-courses';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { scheduled } from '../../services/jobs.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { removeDeleted } from './content-removal.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

export const contentRemoval = scheduled('content-removal', '37 3 * * *');

/**
 * Removes courses and lessons permanently some time after their deletion. Learners keep the XP and the certificates
 * they have earned with them, and the next start does not load them again from their files.
 */
export async function removeContent(db: Db, clock: Clock): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - DAYS_UNTIL_REMOVAL * DAY);
  await db.transaction(async (tx) => {
    for (const { subject, id, title } of await removeDeleted(tx, before, now)) {
      const entry = { action: 'remove', subject, subject_id: id, label: title } as const;
      await recordAudit(tx, null, now, entry);
    }
  });
}
