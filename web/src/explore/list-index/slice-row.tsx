import { classes } from '../../ui/classes.ts';

type Props = {
  items: readonly string[];
  places: readonly number[];
  start: number;
  end: number;
};

/** The boxes of a list with the numbers at the gaps between them, where a slice cuts. */
export function SliceRow({ items, places, start, end }: Props) {
  const gaps = Array.from({ length: items.length + 1 }, (_, gap) => gap);
  return (
    <ol className="flex list-none justify-center-safe overflow-x-auto p-1">
      {gaps.map((gap) => {
        const item = items[gap];
        const isCut = gap === start || gap === end;
        return (
          <li key={gap} className="relative grid shrink-0 grid-rows-[2.75rem_3.5rem]">
            <span
              aria-hidden="true"
              className={classes(
                '-translate-x-1/2 absolute left-0 z-1 rounded px-2 font-bold font-mono',
                isCut ? 'bg-[var(--data-2)] text-surface' : 'text-muted',
              )}
            >
              {gap}
            </span>
            {isCut && (
              <span
                aria-hidden="true"
                className="-translate-x-1/2 absolute top-6 bottom-0 left-0 z-1 w-1 bg-[var(--data-2)]"
              />
            )}
            <span
              className={classes(
                'row-start-2 grid place-items-center px-1 font-bold',
                item === undefined ? 'min-w-3' : 'min-w-10 border-2 border-edge bg-surface',
                (item?.length ?? 0) > 3 ? 'text-base' : 'text-2xl',
                places.includes(gap) && 'explore-picked',
              )}
            >
              {item}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
