import { ACTIVE_MINUTES_MAX, REPORT_DAYS, reportActivity } from '@codivia/contract/api/weekly-plan';
import { call } from '../lib/api.ts';
import { createOutbox } from './outbox.ts';
import { createWaitingList } from './waiting-list.ts';

const MINUTE_MS = 60_000;

/** The minute of a moment in milliseconds; both are counted since 1970. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

const isStillCounted = (minute: number) => minute >= minuteOf(Date.now()) - REPORT_DAYS * 24 * 60;

/** The minutes in which somebody was active; each is stored once, in however many tabs. */
export const knownMinutes = createWaitingList('activity_minutes', Number, isStillCounted);

/** Sends active minutes together. The account counts each once, so repeated sending does no harm. */
export const sendMinutes = createOutbox({
  from: {
    pending(person) {
      const together = knownMinutes.pending(person).slice(0, ACTIVE_MINUTES_MAX);
      return together.length > 0 ? [together] : [];
    },
    settle(person, together) {
      for (const minute of together) knownMinutes.settle(person, minute);
    },
  },
  send: (together) =>
    call(reportActivity, { body: { minutes: together.map(({ key }) => Number(key)) } }),
});
