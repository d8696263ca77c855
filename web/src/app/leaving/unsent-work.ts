import { reportChallenge } from '@codivia/contract/api/challenges';
import { ROOM_KINDS, type RoomKind } from '@codivia/contract/programs/rooms';
import type { QueryClient } from '@tanstack/react-query';
import { reportPositions } from '../../features/lesson-positions/report-positions.ts';
import { pendingCompletions } from '../../features/progress/pending-completions.ts';
import { reportCompletions } from '../../features/progress/report-completions.ts';
import { pendingStepNotes } from '../../features/step-notes/pending-step-notes.ts';
import { sendStepNotes } from '../../features/step-notes/send-step-notes.ts';
import { reportMinutes } from '../../features/weekly-plan/report-activity.ts';
import { call } from '../../lib/api.ts';
import { draftsOfNoAccount, unsentDrafts } from '../../lib/exercise-drafts/known-drafts.ts';
import { sendDrafts } from '../../lib/exercise-drafts/send-drafts.ts';
import { pendingReports } from '../../lib/exercise-results/known-results.ts';
import { reportResults } from '../../lib/exercise-results/report-results.ts';
import { readStored } from '../../lib/storage.ts';
import {
  markChallengeSent,
  pendingChallenge,
  pendingChallenges,
} from '../../training/challenges/challenge-tries.ts';
import { sendProject, unsentProjects } from '../../training/projects/unsent-projects.ts';

/** What is in this browser alone. */
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
  rooms: RoomKind[];
}

/** What of a member is in this browser alone; null when the account has it all. */
export function unsentWork(person: string): UnsentWork | null {
  const results =
    pendingReports(person).length +
    pendingCompletions(person).length +
    pendingChallenges(person).length;
  const exercises = unsentDrafts().length;
  const editors = draftsOfNoAccount().length;
  const notes = pendingStepNotes().length;
  const projects = unsentProjects().map(({ name }) => name);
  const rooms = ROOM_KINDS.filter((kind) => readStored(`room:${kind}:draft`) !== null);
  const isNothing = results + exercises + editors + notes + projects.length + rooms.length === 0;
  return isNothing ? null : { results, exercises, editors, notes, projects, rooms };
}

async function sendChallenge(person: string, id: string): Promise<void> {
  const body = pendingChallenge(person, id);
  if (!body) return;
  await call(reportChallenge, { params: { id }, body });
  markChallengeSent(person, id, body);
}

/** Sends the account everything of the member that waits here, once. What fails stays. */
export async function sendWork(queryClient: QueryClient, person: string): Promise<void> {
  await Promise.allSettled([
    reportPositions(),
    reportMinutes(),
    reportCompletions(queryClient),
    reportResults(queryClient),
    sendDrafts(),
    sendStepNotes(queryClient),
    ...pendingChallenges(person).map((id) => sendChallenge(person, id)),
  ]);
  for (const project of unsentProjects()) await sendProject(project).catch(() => {});
}
