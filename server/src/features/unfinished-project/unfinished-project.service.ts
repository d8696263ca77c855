import type { Language } from '@codivia/contract/api/language';
import { localiseExercise, programsIn } from '@codivia/contract/exercises/modules';
import type { UnfinishedProject } from '@codivia/contract/exercises/unfinished-project';
import { filesOfParts, programKind } from '@codivia/contract/programs/stored-forms';
import type { Clock } from '../../clock.ts';
import type { UnfinishedProjectQueries } from './unfinished-project.queries.ts';

/** The dependencies of the rules of unfinished projects. */
export interface UnfinishedProjectDeps {
  queries: UnfinishedProjectQueries;
  clock: Clock;
}

/** Returns the open project that a member worked on last and has not solved; null without one. */
export async function readUnfinishedProject(
  { queries, clock }: UnfinishedProjectDeps,
  userId: string,
  reader: Language,
): Promise<{ project: UnfinishedProject | null }> {
  const row = await queries.latest(userId, clock());
  const exercise = row && localiseExercise(row.exercise, reader);
  if (!exercise || !('task' in exercise) || exercise.task?.type !== 'open')
    return { project: null };
  const { lesson_id, language, parts, written_at } = row;
  const kind = programKind(row.exercise.kind);
  // A draft contains only the files that were changed.
  const { starter } = programsIn(row.exercise, language);
  return {
    project: {
      lesson_id,
      lesson_title: reader === 'fr' ? row.title_fr : row.title,
      exercise_id: exercise.id,
      title: exercise.title,
      kind,
      checklist: exercise.task.checklist,
      files: { ...starter, ...filesOfParts(kind, parts) },
      language,
      written_at: written_at.toISOString(),
    },
  };
}
