import type { SortMoment } from '@codivia/contract/explorables/sorts';
import { Drawing } from '../kit/drawing.tsx';

const WIDTH = 340;
const HEIGHT = 92;

/** The numbers of one sort as bars. The two that are compared have a mark below. */
export function Lane({ moment, isDone }: { moment: SortMoment; isDone: boolean }) {
  const { list, compared } = moment;
  const unit = WIDTH / list.length;
  return (
    <Drawing width={WIDTH} height={HEIGHT + 12}>
      <g aria-hidden="true">
        {/* Each bar keeps its place in the document, so that it moves. */}
        {list
          .toSorted((a, b) => a - b)
          .map((value) => {
            const place = list.indexOf(value);
            const height = (value / list.length) * HEIGHT;
            const isCompared = compared.includes(place);
            return (
              <g
                key={value}
                className="moves"
                style={{ transform: `translate(${place * unit}px, ${HEIGHT - height}px)` }}
              >
                <rect
                  x={2}
                  width={unit - 4}
                  height={height}
                  rx={3}
                  fill={isCompared ? 'var(--data-2)' : isDone ? 'var(--data-1)' : 'var(--data-5)'}
                />
                {isCompared && <circle cx={unit / 2} cy={height + 7} r={4} fill="var(--data-2)" />}
              </g>
            );
          })}
      </g>
    </Drawing>
  );
}
