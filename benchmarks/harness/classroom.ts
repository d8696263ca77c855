import { readConfig } from '../../server/src/config.ts';
import type { Database, Db } from '../../server/src/db/connect.ts';
import { setUp } from '../../server/src/db/set-up.ts';
import { sessions, users } from '../../server/src/features/accounts/accounts.table.ts';
import { hashPassword } from '../../server/src/features/accounts/passwords.service.ts';
import { assignments } from '../../server/src/features/assignments/assignments.table.ts';
import {
  class_members,
  class_teachers,
  classes,
  pupils,
} from '../../server/src/features/classes/classes.table.ts';
import { teachers } from '../../server/src/features/teachers/teachers.table.ts';

/** Pupils in the class. */
export const PUPILS = 40;
/** A free lesson, which they have to do. */
export const LESSON = 'discovery-loops';

export const WORDS = 'tulipe panda soleil';
export const CODE = 'BCDFGHJK';
export const userName = (index: number) => `pupil${index}`;

/** A class with a lesson to do, and the sessions of its people. */
export interface Classroom {
  id: string;
  teacher: string;
  pupils: string[];
}

const CONFIG = readConfig({
  TOKEN_SECRET: 'a secret that only fills a database, never used',
  LOG_LEVEL: 'silent',
});

/**
 * Sets up a database with a class, its teacher, 40 class accounts that can sign in with `WORDS`, and a lesson that they
 * have to do; and closes it.
 */
export async function fillClassroom(database: Database): Promise<Classroom> {
  await setUp(database, CONFIG, () => {});
  const room = await insertClassroom(database.db);
  await database.close();
  return room;
}

async function insertClassroom(db: Db): Promise<Classroom> {
  const now = new Date();
  const id = crypto.randomUUID();
  const hash = await hashPassword(WORDS.replaceAll(' ', ''));
  const people = Array.from({ length: PUPILS + 1 }, (_, index) => ({
    id: crypto.randomUUID(),
    email: `class:${index}`,
    name: userName(index),
    password_hash: hash,
    language: 'fr' as const,
    verified_at: now,
  }));
  const [teacher, ...all] = people;
  if (!teacher) throw new Error('nobody was written');
  await db.insert(users).values(people);
  await db
    .insert(teachers)
    .values({ user_id: teacher.id, shown_as: 'Mme Dupont', school: 'Collège', granted_at: now });
  const names = { name: '4e B', school_year: '2026-2027', language: 'fr' as const };
  await db
    .insert(classes)
    .values({ id, ...names, time_zone: 'Europe/Paris', code: CODE, created_at: now });
  await db.insert(class_teachers).values({ class_id: id, user_id: teacher.id, added_at: now });
  await db
    .insert(pupils)
    .values(all.map((one) => ({ user_id: one.id, class_id: id, made_at: now })));
  await db.insert(class_members).values(
    all.map((one) => ({
      class_id: id,
      user_id: one.id,
      name: one.name,
      user_name: one.name,
      joined_at: now,
      joined_by: 'list' as const,
    })),
  );
  await db.insert(assignments).values({
    class_id: id,
    kind: 'lesson',
    lesson_id: LESSON,
    title_en: 'Loops',
    title_fr: 'Boucles',
    opens_at: now,
    for_all: true,
    created_at: now,
  });
  const opened = await db
    .insert(sessions)
    .values(people.map((one) => ({ user_id: one.id })))
    .returning({ id: sessions.id });
  const [own = '', ...theirs] = opened.map((one) => one.id);
  return { id, teacher: own, pupils: theirs };
}
