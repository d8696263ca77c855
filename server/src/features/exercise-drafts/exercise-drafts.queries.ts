import type { Language } from '@codivia/contract/api/language';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';

const READABLE = mayReadSql('l', 'u', '$8');

const DRAFT = 'd.exercise_id, d.language, d.parts, d.revision, d.written_at';

/**
 * $1 member, $2 lesson, $3 exercise, $4 language, $5 parts, $6 when they were written, $7 the revision they began from,
 * $8 now. Returns no row, and writes nothing, when there is a newer revision, the member may not read the lesson, or it
 * has no such exercise.
 */
const KEEP = `
  insert into exercise_drafts as d
    (user_id, lesson_id, exercise_id, language, parts, revision, written_at)
  select u.id, l.id, $3::text, $4::text, $5::json, 1, $6::timestamptz
  from users u
    join lessons l on l.id = $2::text and l.is_active
    join courses c on c.id = l.course_id and c.is_active
  where u.id = $1::uuid and ${READABLE}
    and exists (select 1 from jsonb_array_elements(l.exercises) e where e ->> 'id' = $3::text)
  on conflict (user_id, lesson_id, exercise_id, language) do update set
    parts = excluded.parts, revision = d.revision + 1, written_at = excluded.written_at
    where d.revision = $7::integer
  returning ${DRAFT}`;

/** $1 member, $2 lesson. */
const READ = `
  select ${DRAFT} from exercise_drafts d where d.user_id = $1::uuid and d.lesson_id = $2::text
  order by d.exercise_id, d.language`;

export interface DraftRow {
  exercise_id: string;
  language: Language;
  parts: AnswerParts;
  revision: number;
  written_at: Date;
}

/** The text that a member has written, with the revision it began from. */
export interface WrittenDraft extends DraftRow {
  userId: string;
  lesson: string;
  now: Date;
}

/** Prepares the queries of drafts of exercises. */
export function prepareExerciseDrafts(database: Database) {
  const keep = statement<DraftRow>(database, 'keep_exercise_draft', KEEP);
  const read = statement<DraftRow>(database, 'read_exercise_drafts', READ);
  return {
    /** Undefined when nothing was written. */
    keep: async (written: WrittenDraft): Promise<DraftRow | undefined> => {
      const { userId, lesson, exercise_id, language, parts, written_at, revision, now } = written;
      const text = JSON.stringify(parts);
      return (
        await keep([userId, lesson, exercise_id, language, text, written_at, revision, now])
      )[0];
    },
    ofLesson: (userId: string, lesson: string): Promise<DraftRow[]> => read([userId, lesson]),
  };
}

export type ExerciseDraftQueries = ReturnType<typeof prepareExerciseDrafts>;
