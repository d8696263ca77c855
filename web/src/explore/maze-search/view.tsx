import {
  type MazeSearchOptions,
  type MazeSearchState,
  mazeOf,
  mazeSearch,
  search,
} from '@codivia/contract/explorables/maze-search';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Cells } from './cells.tsx';

export const explorable = mazeSearch;

/** The time that one step is shown, in milliseconds. */
const PACE = 160;

/** A maze that is searched in breadth or with A*; the learner builds its walls. */
export function View({ options, state, change }: ViewProps<MazeSearchOptions, MazeSearchState>) {
  const { t } = useTranslation('maze-search');
  const { walls, method, step } = state;
  const maze = mazeOf(options);
  const { order, distance, path } = search(maze, state);
  const finished = step === order.length;
  const figures = mazeSearch.measure(options, state);
  const to = (part: Partial<MazeSearchState>) =>
    change(mazeSearch.settle(options, { ...state, ...part }));

  function inWords(): string {
    if (step === 0) return t(method === 'star' ? 'begin_star' : 'begin_breadth');
    if (!finished) return t('searching');
    if (!figures.found) return t('none');
    return t('found', {
      length: Number(figures.length),
      breadth: Number(figures.breadth),
      star: Number(figures.star),
    });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(mazeSearch.start(options))}
      controls={
        <>
          <ChoiceGroup
            label={t('method')}
            value={method}
            // What was found with one method is searched again with the other.
            onChoose={(chosen) => to({ method: chosen, step: finished ? walls.length : 0 })}
            options={[
              { value: 'breadth', label: t('breadth') },
              { value: 'star', label: t('star') },
            ]}
          />
          <Stepper
            step={step}
            steps={order.length}
            pace={PACE}
            onStep={(next) => to({ step: next })}
          />
        </>
      }
    >
      <Cells
        {...{ maze, walls, distance }}
        visited={order.slice(0, step)}
        path={finished ? path : []}
        onToggle={(cell) =>
          to({
            walls: walls.map((wall, i) => (i === cell ? 1 - wall : wall)),
            step: finished ? walls.length : step,
          })
        }
      />
    </Figure>
  );
}
