import type { ExerciseKind } from '@codivia/contract/api/admin-exercises';
import { KindBadges } from './kind-badges.tsx';

type Props = {
  title: string;
  /** What stands below the title. */
  below: string;
  kind: ExerciseKind;
  task?: string | null | undefined;
  disabled?: boolean;
  onChoose: () => void;
};

/** One exercise in a list from which one is chosen. */
export function ExerciseChoice({ title, below, kind, task, disabled, onChoose }: Props) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onChoose}
        className="grid size-full content-start justify-items-start gap-1.5 rounded-control border border-line p-3 text-start hover:border-trail hover:bg-sunken disabled:opacity-45"
      >
        <span className="wrap-anywhere font-bold">{title}</span>
        <span className="wrap-anywhere text-muted text-sm">{below}</span>
        <span className="flex flex-wrap gap-1.5">
          <KindBadges kind={kind} task={task} />
        </span>
      </button>
    </li>
  );
}
