import {
  LAST_STEP,
  type LessonPosition,
  STEPS_MAX,
} from '@codivia/contract/lessons/lesson-positions';
import { type LessonStep, lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { moveTo } from '../../../features/lesson-positions/lesson-positions.api.ts';
import { lessonHtml } from '../../../features/lessons/lesson-html.ts';
import { useSession } from '../../../lib/session.ts';

/** Returns the place of a step in the present lesson; else the nearest place to the former one. */
function indexOf(steps: readonly LessonStep[], { step_id, step_index }: Place): number {
  if (step_id === LAST_STEP) return steps.length;
  const found = steps.findIndex(({ id }) => id === step_id);
  return found >= 0 ? found : Math.min(step_index, steps.length - 1);
}

type Place = Pick<LessonPosition, 'step_id' | 'step_index'>;
type State = Place & { done: readonly string[] };

const FIRST: State = { step_id: '', step_index: 0, done: [] };

/**
 * Returns the place to begin at. A completed lesson that was left at its end begins again; everything in it stays done.
 * A link may name a step.
 */
function startOf(position: LessonPosition | null, completed: boolean, asked: string | null): State {
  const { step_id, step_index, done } = position ?? FIRST;
  if (asked !== null) return { step_id: asked, step_index, done };
  return completed && step_id === LAST_STEP ? { ...FIRST, done } : { step_id, step_index, done };
}

type Options = {
  lessonId: string;
  content: string;
  /** The position of the member; read once. */
  position: LessonPosition | null;
  completed: boolean;
  /** Ids of exercises that are solved. */
  solved: ReadonlySet<string>;
  /** The person whose position it is, if not the reader. */
  person: string | undefined;
  /** True for a draft, which only administrators see: nothing of it is kept. */
  draft: boolean;
};

/** The steps of a lesson, and the one that is open. */
export function useLessonSteps(options: Options) {
  const { lessonId, content, position, completed, solved, draft } = options;
  const { user } = useSession();
  const person = options.person ?? user?.id;
  const steps = useMemo(() => lessonSteps(lessonHtml(content)), [content]);
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const [state, setState] = useState(() => startOf(position, completed, asked));
  const index = indexOf(steps, state);

  function isDone({ id, action }: LessonStep): boolean {
    return (
      completed || state.done.includes(id) || (action !== undefined && solved.has(action.value))
    );
  }

  function move(to: number, done = state.done): void {
    const step_id = steps[to]?.id ?? LAST_STEP;
    const next = { step_id, step_index: Math.min(to, STEPS_MAX), done };
    setState(next);
    if (draft || !person) return;
    const moved = { ...next, done: done.slice(-STEPS_MAX), moved_at: new Date().toISOString() };
    moveTo(person, lessonId, moved);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: a reload opens the step that one has gone on to
  useEffect(() => {
    if (asked === null) return;
    move(index);
    params.delete('step');
    setParams(params, { replace: true });
  }, []);

  const withCurrent = () => {
    const id = steps[index]?.id;
    return id === undefined || state.done.includes(id) ? state.done : [...state.done, id];
  };

  return {
    steps,
    /** The place of the open step from 0; the number of steps at the end of the lesson. */
    index,
    step: steps[index],
    isDone,
    /** Opens a step. */
    open: (to: number) => move(to),
    /** Marks the open step as done; it stays open. */
    markDone: () => move(index, withCurrent()),
    /** Marks the open step as done, and opens the next one. */
    next: () => move(index + 1, withCurrent()),
  };
}
