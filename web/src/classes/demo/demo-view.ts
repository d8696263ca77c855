import type { LessonView } from '@codivia/contract/api/class-lessons';
import type { EventStreamOptions } from '../../lib/event-stream.ts';
import { DEMO_LESSON } from './demo-lesson.ts';
import { normalName } from './demo-names.ts';
import { DEMO_SCRIPT } from './demo-pupils.ts';
import { type DemoState, presentIn } from './demo-state.ts';
import { readWork, rowOf } from './demo-work.ts';

const SECOND_MS = 1000;

/** Returns the whole lesson view as it is now. */
export function demoView(demo: DemoState): LessonView {
  const now = Date.now();
  const { id, title, steps, exercises } = DEMO_LESSON;
  return {
    class_name: demo.taught.name,
    lesson_id: id,
    title,
    steps,
    exercises: exercises.map((one) => ({ id: one.id, title: one.title })),
    pause: { seconds: Math.max(0, Math.round((demo.pausedUntil - now) / SECOND_MS)) },
    rows: presentIn(demo).map((one) => rowOf(one, demo.work.get(one.id) ?? readWork('off'), now)),
  };
}

/** The time of a demonstration: it passes while the lesson is watched, unless it is stopped. */
export interface DemoClock {
  second: number;
  isRunning: boolean;
}

/** Changes the work as the script says for one more second. Returns the ids of those who got on. */
function passSecond(demo: DemoState, clock: DemoClock): string[] {
  clock.second += 1;
  const due = DEMO_SCRIPT.filter(([second]) => second === clock.second);
  return due.map(([, name, work]) => {
    const id = normalName(name);
    demo.work.set(id, readWork(work));
    return id;
  });
}

/** Follows the lesson of a demonstration, as the stream of the server does for a real one. */
export function followDemo(demo: DemoState, clock: DemoClock, options: EventStreamOptions) {
  const { onEvent, onConnected } = options;
  const begin = setTimeout(() => {
    onConnected(true);
    const view = demoView(demo);
    onEvent('view', view);
    onEvent('pause', view.pause);
  });
  const timer = setInterval(() => {
    const changed = clock.isRunning ? passSecond(demo, clock) : [];
    if (changed.length === 0) return;
    onEvent(
      'rows',
      demoView(demo).rows.filter(({ member_id }) => changed.includes(member_id)),
    );
  }, SECOND_MS);
  return () => {
    clearTimeout(begin);
    clearInterval(timer);
  };
}
