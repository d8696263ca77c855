import type { Assignment } from '@codivia/contract/api/assignments';
import type { ClassMember, SchoolClass } from '@codivia/contract/api/classes';
import type { Language } from '@codivia/contract/api/language';
import { addDays, localDayIn, weekOf } from '@codivia/contract/text/local-days';
import { momentOf } from '../../lib/zone-time.ts';
import { DEMO_CLASS } from '../class-paths.ts';
import { schoolYearOf } from '../school-years.ts';
import { DEMO_ASSIGNED, DEMO_LESSON } from './demo-lesson.ts';
import { normalName } from './demo-names.ts';
import { DEMO_PUPILS } from './demo-pupils.ts';
import { readWork, type Work } from './demo-work.ts';

/** Everything there is of a demonstration. It lives as long as its page, and is neither sent nor stored. */
export interface DemoState {
  language: Language;
  taught: SchoolClass;
  assignments: Assignment[];
  /** The progress of each pupil in the watched lesson, by their ids. */
  work: Map<string, Work>;
  /** The number of cards that were made. */
  cards: number;
  /** The end of the pause, in milliseconds. */
  pausedUntil: number;
}

const NAMES = {
  en: { class: 'Demonstration 9B', teacher: 'Ms Carter', zone: 'Europe/London' },
  fr: { class: 'Démonstration 4e B', teacher: 'Mme Dupont', zone: 'Europe/Paris' },
} as const;
/** Letters that no real code has: nobody can join. */
const CODE = 'DEMO-0001';
const WEEKS_BEFORE = 6;

/** Returns the Monday of the week of a moment in a zone, as a local day. */
export const mondayOf = (at: Date, zone: string): string =>
  weekOf(localDayIn(zone)(at))[0] as string;

/** Returns the moment of a local time, in the form of the API. */
export const at = (local: string, zone: string): string =>
  (momentOf(local, zone)?.at ?? new Date(0)).toISOString();

/** Returns a pupil of the class. */
export function demoMember(name: string, user_name: string, joined_at: string): ClassMember {
  return {
    id: user_name,
    name,
    user_name,
    joined_at,
    joined_by: 'list',
    has_seat: false,
    personal: false,
    at_home: true,
    leaving_at: null,
    delete_after: null,
  };
}

type Described = Pick<Assignment, 'lesson_id' | 'title' | 'opens_local' | 'due_local'>;

function assigned(described: Described & { due_local: string }, zone: string): Assignment {
  const { lesson_id, opens_local, due_local } = described;
  return {
    ...described,
    id: `of-${lesson_id}`,
    kind: 'lesson',
    exercise_id: null,
    challenge_id: null,
    course_id: 'discovery',
    is_premium: false,
    gone: false,
    opens_at: at(opens_local, zone),
    due_at: at(due_local, zone),
    for_all: true,
    member_ids: [],
    of: 0,
    done: 0,
    on_time: 0,
    revision: 1,
  };
}

/** The lesson that is watched opened before this week, and is due at its end; the others are weekly, from Monday to Friday. */
function assignmentsOf(now: Date, zone: string): Assignment[] {
  const monday = mondayOf(now, zone);
  const weekly = DEMO_ASSIGNED.map(({ id, title, weeksAgo }) => {
    const from = addDays(monday, -7 * weeksAgo);
    const opens_local = `${from}T08:00`;
    return assigned(
      { lesson_id: id, title, opens_local, due_local: `${addDays(from, 4)}T18:00` },
      zone,
    );
  });
  const opens_local = `${addDays(monday, -3)}T18:00`;
  const due_local = `${addDays(monday, 6)}T20:00`;
  const { id: lesson_id, title } = DEMO_LESSON;
  const watched = assigned({ lesson_id, title, opens_local, due_local }, zone);
  return [...weekly, watched].sort((one, other) => one.opens_at.localeCompare(other.opens_at));
}

/** Returns a demonstration as it begins. */
export function newDemo(language: Language, now: Date): DemoState {
  const { class: name, teacher, zone } = NAMES[language];
  const since = at(`${addDays(mondayOf(now, zone), -7 * WEEKS_BEFORE)}T08:30`, zone);
  const names = Object.keys(DEMO_PUPILS);
  return {
    language,
    taught: {
      id: DEMO_CLASS,
      name,
      school_year: schoolYearOf(now),
      language,
      time_zone: zone,
      code: CODE,
      code_renewed: false,
      joining_open: true,
      licence: null,
      created_at: since,
      archived_at: null,
      delete_after: null,
      revision: 1,
      teachers: [{ user_id: teacher, shown_as: teacher, added_at: since }],
      members: names.map((pupil) => demoMember(pupil, normalName(pupil), since)),
    },
    assignments: assignmentsOf(now, zone),
    work: new Map(
      names.map((pupil) => [normalName(pupil), readWork(DEMO_PUPILS[pupil] as string)]),
    ),
    cards: 0,
    pausedUntil: 0,
  };
}

/** The pupils of the class, without those who were removed. */
export const presentIn = ({ taught }: DemoState): ClassMember[] =>
  taught.members.filter(({ delete_after }) => delete_after === null);
