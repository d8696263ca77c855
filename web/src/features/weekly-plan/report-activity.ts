import { ACTIVE_MINUTES_MAX, reportActivity } from '@codivia/contract/api/weekly-plan';
import { call } from '../../lib/api.ts';
import { outcomeOf } from '../../lib/exercise-results/report-results.ts';
import { readSession } from '../../lib/session.ts';
import { deleteReportedMinutes, pendingMinutes } from './known-activity.ts';

let reporting = false;

/**
 * Reports active minutes that the account does not have yet. What could not be sent stays in this browser; the
 * account counts each minute once, so sending it twice does no harm.
 */
export async function reportMinutes(): Promise<void> {
  const person = readSession().user?.id;
  if (!person || reporting) return;
  reporting = true;
  try {
    for (;;) {
      const minutes = pendingMinutes(person).slice(0, ACTIVE_MINUTES_MAX);
      if (minutes.length === 0 || readSession().user?.id !== person) return;
      await call(reportActivity, { body: { minutes } }).catch((error: unknown) => {
        if (outcomeOf(error) === 'later' || outcomeOf(error) === 'withheld') throw error;
      });
      deleteReportedMinutes(person, minutes);
    }
  } catch {
    // Reported with the next minutes, or at the next visit.
  } finally {
    reporting = false;
  }
}
