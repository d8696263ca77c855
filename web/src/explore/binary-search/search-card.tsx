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

function looks({ number, isTarget, isOut }: Props): string {
  if (isTarget) return 'border-joy bg-joy text-on-joy';
  if (number !== null) return 'border-edge bg-surface';
  if (isOut) return 'border-edge border-dashed text-muted';
  return 'border-trail bg-trail text-on-trail hover:bg-trail-strong';
}

/** One card. A card that has been opened stays a button, so that it keeps the focus. */
export function SearchCard(props: Props) {
  const { number, isOut, label, onOpen } = props;
  const isOpen = number !== null;
  return (
    <li>
      <button
        type="button"
        aria-label={isOpen ? undefined : label}
        aria-disabled={isOpen}
        disabled={!isOpen && (isOut || !onOpen)}
        onClick={isOpen ? undefined : (onOpen ?? undefined)}
        className={classes(
          'grid h-14 w-11 place-items-center rounded-lg border-2 font-bold font-mono',
          looks(props),
        )}
      >
        {number ?? <span aria-hidden="true">{isOut ? '×' : '?'}</span>}
      </button>
    </li>
  );
}
