import { CHECKED_LINKS_MAX, type CheckedLink } from '@codivia/contract/api/admin-link-checks';
import { externalLinks } from '@codivia/contract/lessons/external-links';
import type { Db } from '../../db/connect.ts';
import { checkLink } from '../../services/outgoing/link-check.ts';
import type { Outgoing } from '../../services/outgoing/outgoing.ts';
import { readAdminLesson } from '../admin-lessons/admin-lessons.service.ts';

/** Links that are asked for at once, and the time for each, in milliseconds. */
const AT_ONCE = 5;
const TIME_LIMIT_MS = 5000;

/** Asks for the links of a lesson to other sites, and returns them in their order. Throws LessonNotFound. */
export async function checkLessonLinks(
  { db, outgoing }: { db: Db; outgoing: Outgoing },
  id: string,
): Promise<{ links: CheckedLink[]; left_out: number }> {
  const addresses = externalLinks(await readAdminLesson(db, id));
  const asked = addresses.slice(0, CHECKED_LINKS_MAX);
  const links: CheckedLink[] = [];
  const waiting = asked.entries();
  async function askInTurn(): Promise<void> {
    for (const [index, address] of waiting) {
      links[index] = await checkLink(address, outgoing, AbortSignal.timeout(TIME_LIMIT_MS));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return { links, left_out: addresses.length - asked.length };
}
