import type { Language } from '@codivia/contract/api/language';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { AuthoredOpenExercise } from '@codivia/contract/exercises/tasks/open';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';

const READABLE = mayReadSql('l', 'u', '$2');

/** $1 member, $2 now. The exercises of a lesson are read once, however many of its drafts there are. */
const LATEST = `
  with projects as materialized (
    select l.id as lesson_id, l.title, l.title_fr, e as exercise
    from users u
      join lessons l on l.is_active and l.id in (select lesson_id from exercise_drafts where user_id = $1::uuid)
      join courses c on c.id = l.course_id and c.is_active
      cross join lateral jsonb_array_elements(l.exercises) e
    where u.id = $1::uuid and ${READABLE} and e ->> 'task' = 'open')
  select p.lesson_id, p.title, p.title_fr, p.exercise, d.language, d.parts, d.written_at
  from projects p
    join exercise_drafts d on d.user_id = $1::uuid and d.lesson_id = p.lesson_id
      and d.exercise_id = p.exercise ->> 'id' and d.parts::text <> '{}'
  where not exists (
    select 1 from exercise_results r
    where r.user_id = d.user_id and r.lesson_id = d.lesson_id and r.exercise_id = d.exercise_id
      and r.passed_at is not null)
  order by d.written_at desc, p.lesson_id
  limit 1`;

/** The open project worked on last, with the draft of it. */
export interface UnfinishedRow {
  lesson_id: string;
  title: string;
  title_fr: string;
  exercise: AuthoredOpenExercise;
  language: Language;
  parts: AnswerParts;
  written_at: Date;
}

/** Prepares the query of the unfinished project of a member. */
export function prepareUnfinishedProject(database: Database) {
  const latest = statement<UnfinishedRow>(database, 'unfinished_project', LATEST);
  return {
    latest: async (userId: string, now: Date): Promise<UnfinishedRow | undefined> =>
      (await latest([userId, now]))[0],
  };
}

export type UnfinishedProjectQueries = ReturnType<typeof prepareUnfinishedProject>;
