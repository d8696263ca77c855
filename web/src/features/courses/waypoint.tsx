import { Check, Flag, Lock } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import type { LessonState } from './lesson-state.ts';
import type { StationKind } from './station.ts';

const LOOKS: Record<LessonState, string> = {
  completed: 'bg-done text-paper',
  open: 'border-2 border-trail bg-surface text-trail',
  unknown: 'bg-trail text-on-trail',
  'locked-login': 'border-2 border-edge bg-surface text-muted',
  'locked-premium': 'border-2 border-edge bg-surface text-muted',
};

const SHAPES: Record<StationKind, string> = {
  lesson: 'rounded-full',
  checkpoint: 'rounded-xl lg:rounded-2xl',
  project: 'rounded-full outline-4 outline-joy outline-offset-2',
};

type Props = { place: number; state: LessonState; kind: StationKind; isNext: boolean };

function Sign({ place, state, kind }: Omit<Props, 'isNext'>) {
  if (state === 'completed') return <Check strokeWidth={3} />;
  if (state === 'locked-login' || state === 'locked-premium') return <Lock />;
  return kind === 'project' ? <Flag strokeWidth={2.5} /> : place;
}

/** The mark of a lesson on the path of its course: its place, or a sign of its state. Pure decoration. */
export function Waypoint({ place, state, kind, isNext }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'lesson-waypoint relative grid size-11 shrink-0 place-items-center font-display font-extrabold text-lg lg:size-16 lg:text-2xl [&_svg]:size-5 lg:[&_svg]:size-7',
        isNext ? 'bg-trail text-on-trail' : LOOKS[state],
        SHAPES[kind],
        state === 'locked-login' && 'for-visitors',
      )}
    >
      {isNext && (
        <span className="absolute inset-0 -z-10 animate-waypoint rounded-[inherit] bg-trail" />
      )}
      <Sign place={place} state={state} kind={kind} />
    </span>
  );
}
