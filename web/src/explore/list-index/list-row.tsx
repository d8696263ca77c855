import { classes } from '../../ui/classes.ts';

type Props = {
  items: readonly string[];
  /** The places that are picked, counted from 0. */
  places: readonly number[];
  index: number | null;
  onIndex: (index: number) => void;
  /** The name of the place for screen readers. */
  label: (index: number) => string;
};

const NUMBER =
  'min-h-11 w-full rounded-control font-bold font-mono hover:bg-trail-soft aria-pressed:bg-trail aria-pressed:text-on-trail';

/** The boxes of a list between their two numbers: from the start above them, from the end below. */
export function ListRow({ items, places, index, onIndex, label }: Props) {
  const { length } = items;
  const button = (at: number) => (
    <button
      type="button"
      className={NUMBER}
      aria-label={label(at)}
      aria-pressed={at === index}
      onClick={() => onIndex(at)}
    >
      {at}
    </button>
  );
  return (
    <ol className="flex list-none justify-center-safe overflow-x-auto p-1">
      {[...items, null].map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items keep their places, and some are equal.
        <li key={place} className="grid min-w-9 shrink-0 grid-rows-[2.75rem_3.5rem_2.75rem]">
          {button(place)}
          <span
            className={classes(
              'grid place-items-center border-2 font-bold',
              item !== null && item.length > 3 ? 'px-1 text-base' : 'text-xl',
              item === null ? 'ml-1 border-edge border-dashed' : 'border-edge bg-surface',
              places.includes(place) && 'explore-picked',
            )}
          >
            {item}
          </span>
          {item !== null && button(place - length)}
        </li>
      ))}
    </ol>
  );
}
