import type { Language } from '@codivia/contract/api/language';
import {
  LIVE_MINUTES_MAX,
  LIVE_MINUTES_MIN,
  LIVE_SEATS_MAX,
  type LiveSchedule,
  type LiveSession,
} from '@codivia/contract/api/live-sessions';
import { fromFields, toFields } from '../../live/live-sessions/session-times.ts';

/** The values of the form: numbers and moments are text until they are sent. */
export type ScheduleFields = Omit<LiveSchedule, 'starts_at' | 'minutes' | 'seats'> & {
  date: string;
  time: string;
  minutes: string;
  seats: string;
};

/** The problem of each field, by the name of its text. */
export type ScheduleErrors = Partial<
  Record<keyof ScheduleFields, 'needed' | 'past' | 'minutes_wrong' | 'seats_wrong'>
>;

/** A group of fields of the form. */
export type FieldsProps = {
  fields: ScheduleFields;
  /** Returns the problem of a field, once the form has been sent. */
  errorOf: (name: keyof ScheduleFields) => string | undefined;
  onChange: (changed: Partial<ScheduleFields>) => void;
};

export const TEXT_FIELDS = ['title_fr', 'title_en', 'description_fr', 'description_en'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The fields of a session that is changed, or of a new one. */
export function fieldsOf(session: LiveSession | undefined, language: Language): ScheduleFields {
  if (!session) {
    return {
      title_fr: '',
      title_en: '',
      description_fr: '',
      description_en: '',
      language,
      level: 'beginner',
      kind: 'python',
      date: '',
      time: '',
      minutes: '45',
      seats: '30',
      open_replay: false,
    };
  }
  const { starts_at, minutes, seats, ...rest } = session;
  return { ...rest, ...toFields(starts_at), minutes: String(minutes), seats: String(seats) };
}

function isWhole(text: string, min: number, max: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** Returns the problems of the fields; empty when they can be sent. */
export function errorsOf(fields: ScheduleFields, now = new Date()): ScheduleErrors {
  const errors: ScheduleErrors = {};
  for (const name of [...TEXT_FIELDS, 'date', 'time'] as const) {
    if (!fields[name].trim()) errors[name] = 'needed';
  }
  const at = fromFields(fields.date, fields.time);
  if (at && at <= now) errors.time = 'past';
  if (!isWhole(fields.minutes, LIVE_MINUTES_MIN, LIVE_MINUTES_MAX))
    errors.minutes = 'minutes_wrong';
  if (!isWhole(fields.seats, 1, LIVE_SEATS_MAX)) errors.seats = 'seats_wrong';
  return errors;
}

/** The schedule to send; undefined without a date and a time. */
export function scheduleOf(fields: ScheduleFields): LiveSchedule | undefined {
  const { title_fr, title_en, description_fr, description_en, date, time } = fields;
  const { language, level, kind, open_replay } = fields;
  const at = fromFields(date, time);
  return (
    at && {
      title_fr: title_fr.trim(),
      title_en: title_en.trim(),
      description_fr: description_fr.trim(),
      description_en: description_en.trim(),
      language,
      level,
      kind,
      open_replay,
      starts_at: at.toISOString(),
      minutes: Number(fields.minutes),
      seats: Number(fields.seats),
    }
  );
}
