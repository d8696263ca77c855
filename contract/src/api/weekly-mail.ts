import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/** Weeks without anything done after which the weekly mail pauses. */
export const QUIET_WEEKS = 4;

const WeeklyMail = Type.Object({ on: Type.Boolean() });

export const readWeeklyMail = endpoint({
  method: 'GET',
  path: '/user/weekly-mail',
  access: 'member',
  summary: 'Whether the member wants the weekly mail; off at first.',
  answer: WeeklyMail,
});

export const setWeeklyMail = endpoint({
  method: 'PUT',
  path: '/user/weekly-mail',
  access: 'member',
  summary: 'Turns the weekly mail on or off.',
  body: WeeklyMail,
  answer: WeeklyMail,
});
