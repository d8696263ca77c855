import { classes } from '../../ui/classes.ts';

type Props = {
  /** Null while it lies face down. */
  number: number | null;
  isTarget: boolean;
  /** True if the number cannot be here. */
  isOut: boolean;
  label: string;
  /** Null when the search is over. */
  onOpen: (() => void) | null;
};

/** One card. Face down it is a button; a card that cannot be the right one is pale and flat. */
export function SearchCard({ number, isTarget, isOut, label, onOpen }: Props) {
  const base = 'grid h-14 w-11 place-items-center rounded-lg border-2 font-bold font-mono';
  if (number !== null) {
    return (
      <li
        className={classes(
          base,
          isTarget ? 'border-joy bg-joy text-on-joy' : 'border-edge bg-surface',
        )}
      >
        {number}
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        disabled={isOut || !onOpen}
        onClick={onOpen ?? undefined}
        className={classes(
          base,
          isOut
            ? 'border-edge border-dashed text-muted'
            : 'border-trail bg-trail text-on-trail hover:bg-trail-strong',
        )}
      >
        <span aria-hidden="true">{isOut ? '×' : '?'}</span>
      </button>
    </li>
  );
}
