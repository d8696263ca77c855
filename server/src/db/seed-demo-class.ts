import { randomBytes } from 'node:crypto';
import type { ClassCard } from '@codivia/contract/api/class-roster';
import { DEFAULT_LANGUAGE, type Language } from '@codivia/contract/api/language';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { hashPassword } from '../features/accounts/passwords.service.ts';
import { findUserByEmail, insertUser } from '../features/accounts/users.queries.ts';
import { insertAssignments } from '../features/assignments/assignments.queries.ts';
import { addClassAccounts } from '../features/classes/class-accounts.service.ts';
import { createClass } from '../features/classes/classes.service.ts';
import { class_members } from '../features/classes/classes.table.ts';
import { lessons } from '../features/lessons/lessons.table.ts';
import { upsertTeacher } from '../features/teachers/teachers.queries.ts';
import type { Db } from './connect.ts';
import { type DemoLesson, insertDemoWork } from './demo-class-work.ts';
import { DEMO_TEACHER } from './demo-teacher.ts';

/** The pupils, who are invented: first names alone, which stand for nobody. */
const PUPILS =
  'Adam Ali Alice Amina Ben Chloé Daniel Elif Emma Gabriel Hugo Inès Jade Jules Kenji Léa Louis Maëlle Mia Nathan Nina Oscar Yasmine Zoé'.split(
    ' ',
  );

const NAMES = {
  en: { class: 'Demonstration 9B', teacher: 'Ms Carter', zone: 'Europe/London' },
  fr: { class: 'Démonstration 4e B', teacher: 'Mme Dupont', zone: 'Europe/Paris' },
} as const satisfies Record<Language, object>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days since the class began: its lessons are a week apart, and the last one is open now. */
const AGE_DAYS = 22;
const LESSONS = 4;

/** The first free lessons that there are. */
function selectLessons(tx: Db): Promise<DemoLesson[]> {
  const { id, course_id, title, title_fr, xp_reward, exercises } = lessons;
  const free = and(
    eq(lessons.is_premium, false),
    eq(lessons.is_active, true),
    isNull(lessons.deleted_at),
  );
  return tx
    .select({ id, course_id, title, title_fr, xp_reward, exercises })
    .from(lessons)
    .where(free)
    .orderBy(asc(course_id), asc(lessons.order_index))
    .limit(LESSONS);
}

async function insertTeacherAccount(tx: Db, language: Language, now: Date) {
  const password = randomBytes(15).toString('base64url');
  const account = await insertUser(tx, {
    email: DEMO_TEACHER,
    name: NAMES[language].teacher,
    password_hash: await hashPassword(password),
    language,
    verified_at: now,
    age_group: '15_or_older',
    age_answered_at: now,
  });
  if (!account) throw new Error(`${DEMO_TEACHER} is there already`);
  const fields = { shown_as: NAMES[language].teacher, school: 'Codivia' };
  await upsertTeacher(tx, { user_id: account.id, ...fields, granted_at: now });
  return { id: account.id, password };
}

/** Assigns the lessons week by week, and makes some of the pupils do them. */
async function insertLessons(tx: Db, classId: string, teacherId: string, begin: Date) {
  const chosen = await selectLessons(tx);
  const weeks = chosen.map((lesson, week) => {
    const opens_at = new Date(begin.getTime() + (7 * week + 1) * DAY_MS);
    return { lesson, opens_at, due_at: new Date(opens_at.getTime() + 6 * DAY_MS) };
  });
  if (weeks.length === 0) return;
  await insertAssignments(
    tx,
    weeks.map(({ lesson, opens_at, due_at }, position) => ({
      class_id: classId,
      kind: 'lesson',
      lesson_id: lesson.id,
      title_en: lesson.title,
      title_fr: lesson.title_fr,
      opens_at,
      due_at,
      for_all: true,
      member_ids: [],
      position,
      created_by: teacherId,
      created_at: begin,
    })),
  );
  const members = await tx
    .select({ user_id: class_members.user_id })
    .from(class_members)
    .where(eq(class_members.class_id, classId))
    .orderBy(asc(class_members.name));
  await insertDemoWork(
    tx,
    members.map(({ user_id }) => user_id),
    weeks,
  );
}

const cardText = ({ user_name, words }: ClassCard) => `${user_name} ${words}`;

/**
 * Makes a class with a teacher, pupils, assignments and results, to be shown and tried: once, as long as its teacher is
 * there. Password and words are random and announced, this once. Returns false when there was nothing to do.
 */
export async function seedDemoClass(
  db: Db,
  announce: (line: string) => void,
  language: Language = DEFAULT_LANGUAGE,
  now = new Date(),
): Promise<boolean> {
  if (await findUserByEmail(db, DEMO_TEACHER)) return false;
  const begin = new Date(now.getTime() - AGE_DAYS * DAY_MS);
  const { class: name, zone } = NAMES[language];
  const year = begin.getFullYear() - (begin.getMonth() < 6 ? 1 : 0);
  const made = await db.transaction(async (tx) => {
    const teacher = await insertTeacherAccount(tx, language, begin);
    const deps = { db: tx, clock: () => begin, host: 'localhost' };
    const fields = { name, school_year: `${year}-${year + 1}`, language, time_zone: zone };
    const { id, code } = await createClass(deps, teacher.id, fields);
    const cards = await addClassAccounts(deps, teacher.id, id, PUPILS);
    await insertLessons(tx, id, teacher.id, begin);
    return { password: teacher.password, code, cards };
  });
  announce(
    `Demonstration class: its teacher signs in as ${DEMO_TEACHER}, password: ${made.password} (shown only this once)`,
  );
  announce(`Its pupils sign in at /class/${made.code}: ${made.cards.map(cardText).join(', ')}`);
  return true;
}
