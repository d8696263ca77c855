import { PROGRAM_KINDS, type ProgramKind } from '@codivia/contract/programs/program';
import type { QueryClient } from '@tanstack/react-query';
import { pendingStepNotes } from '../../features/step-notes/pending-step-notes.ts';
import { readStored } from '../../lib/storage.ts';
import { knownTries } from '../../sync/challenge-tries.ts';
import { knownCompletions } from '../../sync/completions.ts';
import { draftsOfNoAccount, unsentDrafts } from '../../sync/exercise-drafts/known-drafts.ts';
import { knownResults } from '../../sync/results.ts';
import { solvedPuzzles } from '../../sync/solved-puzzles.ts';
import { sendProject, unsentProjects } from '../../training/projects/unsent-projects.ts';
import { sendPending } from '../send-pending.ts';

/** Work that is stored in this browser alone. */
export interface UnsentWork {
  /** Answers, tries and completed lessons. */
  results: number;
  exercises: number;
  /** Editors of lessons and challenges, whose code is in no account. */
  editors: number;
  /** Steps with a star or a note. */
  notes: number;
  /** Names of projects. */
  projects: string[];
  /** Rooms with a work that is no project. */
  rooms: ProgramKind[];
}

/** Returns the work of a member that is in this browser alone; null when the account has it all. */
export function unsentWork(person: string): UnsentWork | null {
  const results =
    knownResults.pending(person).length +
    knownCompletions.keys(person).length +
    knownTries.pending(person).length +
    solvedPuzzles.pending(person).length;
  const exercises = unsentDrafts().length;
  const editors = draftsOfNoAccount().length;
  const notes = pendingStepNotes().length;
  const projects = unsentProjects().map(({ name }) => name);
  const rooms = PROGRAM_KINDS.filter((kind) => readStored(`room:${kind}:draft`) !== null);
  const isNothing = results + exercises + editors + notes + projects.length + rooms.length === 0;
  return isNothing ? null : { results, exercises, editors, notes, projects, rooms };
}

/** Sends the account everything of the member that is still unsent here, once. Failed items stay. */
export async function sendWork(queryClient: QueryClient): Promise<void> {
  await sendPending(queryClient);
  for (const project of unsentProjects()) await sendProject(project).catch(() => {});
}
