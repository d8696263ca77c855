import type { FamilyView, PublicItem } from '@codivia/contract/api/family';
import { addDays, localDayIn } from '@codivia/contract/text/local-days';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { selectUserCertificates } from '../certificates/certificates.queries.ts';
import { selectOwn } from '../portfolio/portfolio.queries.ts';
import { minutesByDay } from '../weekly-plan/weekly-plan.service.ts';
import * as queries from './family-view.queries.ts';

/** Seven days of a member from one on, by the days of a time zone. */
export async function weekOfMember(
  db: Db,
  userId: string,
  first: string,
  timeZone: string,
): Promise<FamilyView['week']> {
  const dayOf = localDayIn(timeZone);
  // Days of UTC begin and end at other moments than those of the time zone.
  const minutesOn = minutesByDay(
    await queries.selectActivity(db, userId, addDays(first, -1)),
    dayOf,
  );
  const days = Array.from({ length: 7 }, (_, i) => addDays(first, i)).map((day) => ({
    day,
    minutes: minutesOn.get(day) ?? 0,
  }));
  return {
    days,
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    lessons: await queries.selectLessons(db, userId, first, timeZone),
    ...(await queries.selectFigures(db, userId, first, timeZone)),
  };
}

async function publicItems(db: Db, userId: string, now: Date): Promise<PublicItem[]> {
  const portfolio = await selectOwn(db, userId, now);
  const projects = await queries.selectPublic(db, userId);
  return [
    ...(portfolio?.is_visible
      ? [
          {
            id: 'portfolio',
            kind: 'portfolio' as const,
            title: portfolio.handle,
            path: `/u/${portfolio.handle}`,
          },
        ]
      : []),
    ...projects.map(({ id, title, by_link, published_at }) => ({
      id,
      kind: by_link ? ('link' as const) : ('project' as const),
      title,
      path: `/p/${id}`,
      since: published_at.toISOString(),
    })),
  ];
}

/** Returns all that parents see of a member: titles and figures, no texts and no programs. */
export async function familyViewOf(
  deps: Deps,
  userId: string,
  timeZone: string,
): Promise<FamilyView> {
  const { db, clock } = deps;
  const certificates = await selectUserCertificates(db, userId);
  const threads = await queries.selectThreads(db, userId);
  // Counted back from today: on a Monday, the week by the calendar is still empty.
  const first = addDays(localDayIn(timeZone)(clock()), -6);
  const sessions = await queries.selectSessions(db, userId, clock());
  return {
    week: await weekOfMember(db, userId, first, timeZone),
    certificates: certificates.map((one) => ({
      certificate_id: one.certificate_id,
      kind: one.kind,
      completion_date: one.completion_date.toISOString(),
      title: one.course_title,
      title_fr: one.course_title_fr,
    })),
    public: await publicItems(db, userId, clock()),
    threads: threads.map(({ title, class_id, created_at, closed_at }) => ({
      title,
      with: class_id ? 'teacher' : 'mentor',
      created_at: created_at.toISOString(),
      closed: closed_at !== null,
    })),
    live_sessions: sessions.map(({ entered_at, ...titles }) => ({
      ...titles,
      entered_at: entered_at.toISOString(),
    })),
  };
}
