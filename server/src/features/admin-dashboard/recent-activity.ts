import { type Activity, DASHBOARD_ACTIVITY } from '@codivia/contract/api/admin-dashboard';
import type { Db } from '../../db/connect.ts';
import {
  selectCompletions,
  selectGiftCards,
  selectPayments,
  selectSignUps,
} from './admin-dashboard.queries.ts';
import { recentEdits } from './recent-edits.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Numbers of days in which completions are looked for, the next only when too few are found. */
const SPANS = [2, 30, 400];

type Happening = Partial<Activity> & Pick<Activity, 'kind'>;

function activity(at: Date, happening: Happening): Activity {
  const nothing = { person: null, subject: null, action: null, event: null };
  const unedited = { changed: [], moved: 0, course: null };
  return { ...nothing, ...unedited, ...happening, at: at.toISOString() };
}

async function completions(db: Db, now: Date): Promise<Activity[]> {
  for (const days of SPANS) {
    const since = new Date(now.getTime() - days * DAY);
    const found = await selectCompletions(db, since, DASHBOARD_ACTIVITY);
    if (found.length < DASHBOARD_ACTIVITY && days !== SPANS.at(-1)) continue;
    return found.flatMap(({ at, person, lesson }) =>
      at
        ? [activity(at, { kind: 'completion', person, subject: { kind: 'lesson', ...lesson } })]
        : [],
    );
  }
  return [];
}

/** Returns the person of an activity; null when its row names nobody. */
function personOf({ id, name }: { id: string | null; name: string | null }): Activity['person'] {
  return id ? { id, name } : null;
}

async function giftCards(db: Db, what: 'bought' | 'used'): Promise<Activity[]> {
  const found = await selectGiftCards(db, what, DASHBOARD_ACTIVITY);
  return found.flatMap(({ at, ...who }) =>
    at ? [activity(at, { kind: `gift_card_${what}`, person: personOf(who) })] : [],
  );
}

/** Returns the latest activities on the site, the latest first. */
export async function recentActivity(db: Db, now: Date): Promise<Activity[]> {
  const signUps = async () =>
    (await selectSignUps(db, DASHBOARD_ACTIVITY)).map(({ at, ...person }) =>
      activity(at, { kind: 'sign_up', person }),
    );
  const payments = async () =>
    (await selectPayments(db, DASHBOARD_ACTIVITY)).map(({ at, event, ...who }) =>
      activity(at, { kind: 'payment', event, person: personOf(who) }),
    );
  const found = await Promise.all([
    signUps(),
    payments(),
    completions(db, now),
    giftCards(db, 'bought'),
    giftCards(db, 'used'),
    recentEdits(db),
  ]);
  return found
    .flat()
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, DASHBOARD_ACTIVITY);
}
