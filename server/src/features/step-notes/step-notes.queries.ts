import { STEP_NOTES_MAX, type StepNote } from '@codivia/contract/lessons/step-notes';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';

const READABLE = mayReadSql('l', 'u', '$9');

const NOTE = 'n.lesson_id, n.step_id, n.step_index, n.step_title, n.starred, n.note, n.revision';

/**
 * $1 member, $2 lesson, $3 step, $4 its place, $5 its title, $6 starred, $7 note, $8 the revision they began from, $9
 * now. A first note needs a lesson that the member may read, and room; an existing one may always be changed. Returns
 * no row, and writes nothing, when there is a newer one with another content, or no first one may be made.
 */
const KEEP = `
  insert into step_notes as n
    (user_id, lesson_id, step_id, step_index, step_title, starred, note, revision, updated_at)
  select u.id, $2::text, $3::text, $4::integer, $5::text, $6::boolean, $7::text, 1, $9::timestamptz
  from users u
  where u.id = $1::uuid and (
    exists (
      select 1 from step_notes e where e.user_id = u.id and e.lesson_id = $2 and e.step_id = $3
    ) or (
      exists (
        select 1 from lessons l join courses c on c.id = l.course_id and c.is_active
        where l.id = $2 and l.is_active and ${READABLE}
      ) and (select count(*) from step_notes e where e.user_id = u.id) < ${STEP_NOTES_MAX}
    )
  )
  on conflict (user_id, lesson_id, step_id) do update set
    step_index = excluded.step_index, step_title = excluded.step_title,
    starred = excluded.starred, note = excluded.note,
    revision = case when (n.starred, n.note) = (excluded.starred, excluded.note)
      then n.revision else n.revision + 1 end,
    updated_at = excluded.updated_at
    where n.revision = $8::integer or (n.starred, n.note) = (excluded.starred, excluded.note)
  returning ${NOTE}`;

/** $1 member, $2 lesson. */
const OF_LESSON = `
  select ${NOTE} from step_notes n where n.user_id = $1::uuid and n.lesson_id = $2::text
  order by n.step_index, n.step_id`;

/** $1 member. */
const LIST = `
  select ${NOTE} from step_notes n
  where n.user_id = $1::uuid and (n.starred or n.note <> '')
  order by n.lesson_id, n.step_index, n.step_id`;

/** The star and note that a member writes, with the revision they began from. */
export interface WrittenStepNote extends StepNote {
  userId: string;
  now: Date;
}

/** Prepares the queries of stars and notes. */
export function prepareStepNotes(database: Database) {
  const keep = statement<StepNote>(database, 'keep_step_note', KEEP);
  const ofLesson = statement<StepNote>(database, 'read_step_notes', OF_LESSON);
  const list = statement<StepNote>(database, 'list_step_notes', LIST);
  return {
    list: (userId: string): Promise<StepNote[]> => list([userId]),
    ofLesson: (userId: string, lesson: string): Promise<StepNote[]> => ofLesson([userId, lesson]),
    /** Undefined when nothing was written. */
    keep: async (written: WrittenStepNote): Promise<StepNote | undefined> => {
      const { userId, lesson_id, step_id, step_index, step_title } = written;
      const { starred, note, revision, now } = written;
      const place = [userId, lesson_id, step_id, step_index, step_title];
      return (await keep([...place, starred, note, revision, now]))[0];
    },
  };
}

export type StepNoteQueries = ReturnType<typeof prepareStepNotes>;
