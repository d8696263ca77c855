import { within } from '@codivia/contract/explorables/explorable';
import type { Maze, Search } from '@codivia/contract/explorables/maze-search';
import { Flag, Footprints } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

type Props = {
  maze: Maze;
  walls: readonly number[];
  /** The cells visited so far. */
  visited: readonly number[];
  distance: Search['distance'];
  /** The way, once it is found. */
  path: readonly number[];
  onToggle: (cell: number) => void;
};

const LOOKS = {
  wall: 'bg-muted',
  path: 'bg-joy text-on-joy font-bold',
  visited: 'bg-trail-soft text-ink',
  free: 'bg-surface',
};

/** The cells of a maze as buttons, of which one is in the tab order; arrow keys go from one to the next. */
export function Cells({ maze, walls, visited, distance, path, onToggle }: Props) {
  const { t } = useTranslation('maze-search');
  const { width, height, start, goal } = maze;
  const [current, setCurrent] = useState(start);
  const grid = useRef<HTMLFieldSetElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const found = moves[event.key];
    if (!found) return;
    event.preventDefault();
    const x = within((current % width) + found[0], 0, width - 1);
    const y = within(Math.floor(current / width) + found[1], 0, height - 1);
    grid.current?.querySelectorAll('button')[y * width + x]?.focus();
  }
  const lookOf = (cell: number): keyof typeof LOOKS => {
    if (walls[cell] === 1) return 'wall';
    if (path.includes(cell)) return 'path';
    return visited.includes(cell) ? 'visited' : 'free';
  };
  return (
    <fieldset
      ref={grid}
      aria-label={t('grid')}
      onKeyDown={onKeyDown}
      className="mx-auto grid w-full max-w-136 gap-0.5"
      style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}
    >
      {walls.map((_, cell) => {
        const look = lookOf(cell);
        const far = distance.get(cell) ?? 0;
        const end = cell === start ? t('start') : cell === goal ? t('goal') : null;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
            key={cell}
            type="button"
            tabIndex={cell === current ? 0 : -1}
            aria-pressed={end ? undefined : look === 'wall'}
            aria-disabled={end ? true : undefined}
            aria-label={t('cell', {
              row: Math.floor(cell / width) + 1,
              column: (cell % width) + 1,
              what: end ?? t(look, { distance: far }),
            })}
            onFocus={() => setCurrent(cell)}
            onClick={() => {
              if (!end) onToggle(cell);
            }}
            className={`grid aspect-square place-items-center rounded-sm border border-line text-sm ${LOOKS[look]}`}
          >
            {cell === start && <Footprints aria-hidden="true" className="size-5" />}
            {cell === goal && <Flag aria-hidden="true" className="size-5" />}
            {!end && (look === 'visited' || look === 'path') && far}
          </button>
        );
      })}
    </fieldset>
  );
}
