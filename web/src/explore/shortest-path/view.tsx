import {
  graphOf,
  roadsFrom,
  type ShortestPathOptions,
  type ShortestPathState,
  settleTowns,
  shortestPath,
  wayTo,
} from '@codivia/contract/explorables/shortest-path';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { letterOf, TownMap } from './town-map.tsx';

export const explorable = shortestPath;

/** Towns and roads; the learner looks for the shortest way, and then watches a computer find it. */
export function View({
  options,
  state,
  change,
}: ViewProps<ShortestPathOptions, ShortestPathState>) {
  const { t } = useTranslation('shortest-path');
  const { route, step } = state;
  /** It takes the focus of a pressed button, which may be gone in the next town. */
  const choice = useRef<HTMLFieldSetElement>(null);
  const graph = graphOf(options);
  const goal = graph.towns.length - 1;
  const unit = options.unit ?? t('unit');
  const figures = shortestPath.measure(options, state);
  const settled = settleTowns(graph);
  const last = settled[step - 1];
  const here = route.at(-1) ?? 0;
  const roads = here === goal ? [] : roadsFrom(graph, here);
  const to = (part: Partial<ShortestPathState>) =>
    change(shortestPath.settle(options, { ...state, ...part }));
  const goTo = (town: number) => to({ route: [...route, town], step: 0 });

  function inWords(): string {
    if (last && step === settled.length) {
      return t('best', { goal: letterOf(goal), distance: Number(figures.best), unit });
    }
    if (last) {
      return t('settled', { step, town: letterOf(last.town), distance: last.distance, unit });
    }
    if (route.length === 1) return t('begin');
    const values = {
      length: Number(figures.length),
      unit,
      route: route.map(letterOf).join(' → '),
    };
    if (figures.shortest) return t('shortest', values);
    return t(figures.arrived ? 'longer' : 'under_way', values);
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite', { goal: letterOf(goal) })}
      description={t('description')}
      status={inWords()}
      onReset={() => change(shortestPath.start(options))}
      controls={
        <>
          <fieldset
            ref={choice}
            tabIndex={-1}
            aria-label={t('go', { town: letterOf(here) })}
            className="flex min-h-37 flex-wrap content-start gap-2 sm:min-h-24"
          >
            {roads.map((road) => (
              <Button
                key={road.to}
                variant="secondary"
                className="px-3!"
                onClick={() => {
                  choice.current?.focus();
                  goTo(road.to);
                }}
              >
                {t('to', { town: letterOf(road.to), length: road.length, unit })}
              </Button>
            ))}
            {route.length > 1 && (
              <Button
                variant="ghost"
                className="px-3!"
                onClick={() => {
                  choice.current?.focus();
                  to({ route: route.slice(0, -1), step: 0 });
                }}
              >
                <Undo2 aria-hidden="true" className="size-5" />
                {t('undo', { town: letterOf(route.at(-2) ?? 0) })}
              </Button>
            )}
          </fieldset>
          <div className="grid gap-1">
            <p className="font-bold text-sm">{t('computer')}</p>
            <Stepper
              step={step}
              steps={settled.length}
              pace={1600}
              onStep={(next) => to({ step: next })}
            />
          </div>
        </>
      }
    >
      <TownMap
        {...{ graph, route }}
        best={step === settled.length ? wayTo(settled, goal) : []}
        settled={settled.slice(0, step)}
        next={roads.map((road) => road.to)}
        onGo={goTo}
      />
    </Figure>
  );
}
