import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import { DONE_SHOWN_DAYS, type ToDo, type ToDoState } from '@codivia/contract/api/assignments';
import type { SessionUser } from '../../plugins/session.ts';
import {
  type ChallengeDeps,
  type PlannedChallenge,
  selectPlanned,
} from '../challenges/challenges.service.ts';
import { openedTo } from './opened-lessons.queries.ts';
import { selectToDo, type ToDoRow } from './to-do.queries.ts';

const DAY = 86_400_000;
const ORDER: readonly ToDoState[] = ['late', 'open', 'coming', 'done'];

const earliest = (moments: readonly (string | null)[]): string | null =>
  moments.filter((moment) => moment !== null).toSorted()[0] ?? null;

/** The challenges that classes have assigned: those that are published, and those that are open. */
interface Challenges {
  published: ReadonlyMap<string, PlannedChallenge>;
  isOpen: (challenge: PlannedChallenge) => boolean;
}

async function challengesIn(
  deps: ChallengeDeps,
  user: SessionUser,
  rows: readonly ToDoRow[],
): Promise<Challenges> {
  if (rows.every(({ challenge_id }) => challenge_id === null)) {
    return { published: new Map(), isOpen: () => false };
  }
  const planned = (await selectPlanned(deps)).filter(({ published }) => published);
  const opened = await openedTo(deps.db, user.id, deps.clock(), 'challenge_id');
  return {
    published: new Map(planned.map((challenge) => [challenge.id, challenge])),
    isOpen: ({ id, open }) => open || hasAllOfPremium(user) || opened.has(id),
  };
}

/** Returns one entry for the assignments of the same; undefined when it has gone, or was done long ago. */
function entryOf(
  rows: readonly [ToDoRow, ...ToDoRow[]],
  { published, isOpen }: Challenges,
  now: Date,
): ToDo | undefined {
  const [{ kind, lesson_id, exercise_id, challenge_id, ...row }] = rows;
  const challenge = challenge_id === null ? undefined : published.get(challenge_id);
  const isOpened = challenge ? isOpen(challenge) : row.readable;
  if (isOpened === null) return undefined;
  if (row.done_at && now.getTime() - Date.parse(row.done_at) > DONE_SHOWN_DAYS * DAY) {
    return undefined;
  }
  const opens_at = earliest(rows.map((one) => one.opens_at)) ?? row.opens_at;
  const due_at = earliest(rows.map((one) => one.due_at));
  const moment = now.toISOString();
  const started = due_at !== null && due_at < moment ? 'late' : 'open';
  return {
    kind,
    lesson_id,
    exercise_id,
    challenge_id,
    title: challenge?.title ?? { en: row.title_en, fr: row.title_fr },
    classes: [...new Set(rows.map(({ class_name }) => class_name))],
    opens_at,
    due_at,
    state: row.done_at ? 'done' : opens_at > moment ? 'coming' : started,
    locked: !isOpened,
  };
}

/** Returns what the classes of a learner ask for, each thing once. */
export async function listToDo(deps: ChallengeDeps, user: SessionUser): Promise<ToDo[]> {
  const now = deps.clock();
  const rows = await selectToDo(deps.db, user.id, now);
  const challenges = await challengesIn(deps, user, rows);
  const same = Map.groupBy(rows, ({ lesson_id, exercise_id, challenge_id }) =>
    JSON.stringify([lesson_id, exercise_id, challenge_id]),
  );
  const entries = [...same.values()].flatMap(([first, ...others]) =>
    first ? (entryOf([first, ...others], challenges, now) ?? []) : [],
  );
  const due = ({ due_at, opens_at }: ToDo) => due_at ?? `9${opens_at}`;
  return entries.sort(
    (a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || due(a).localeCompare(due(b)),
  );
}
