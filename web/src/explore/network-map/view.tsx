import {
  DATA,
  judged,
  MOST_HIDDEN,
  MOST_ROUNDS,
  type NetworkMapOptions,
  type NetworkMapState,
  networkMap,
  samplesOf,
  trained,
} from '@codivia/contract/explorables/network-map';
import { useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { NamedMark } from '../kit/mark.tsx';
import { Slider } from '../kit/slider.tsx';
import { DecisionMap } from './decision-map.tsx';
import { Wires } from './wires.tsx';

export const explorable = networkMap;

/** A small network that learns before the eyes of the learner. */
export function View({ options, state, change }: ViewProps<NetworkMapOptions, NetworkMapState>) {
  const { t } = useTranslation('network-map');
  const { data, hidden, rounds, seed } = state;
  const network = useMemo(
    () => trained({ data, hidden, rounds, seed }),
    [data, hidden, rounds, seed],
  );
  const { loss, mistakes } = judged(network, data);
  const points = samplesOf(data).length;
  const isOver = rounds >= MOST_ROUNDS;
  const to = (part: Partial<NetworkMapState>) =>
    change(networkMap.settle(options, { ...state, ...part }));

  function inWords(): string {
    if (rounds === 0) return t('begin', { mistakes, points });
    if (mistakes === 0) return t('right', { rounds, loss });
    const figures = t('learning', { rounds, loss, mistakes, points });
    if (rounds < 100) return figures;
    return `${figures} ${t(hidden === 1 && data !== 'sides' ? 'one' : 'more')}`;
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(networkMap.start(options))}
      controls={
        <>
          <Button
            variant="joy"
            aria-disabled={isOver}
            onClick={() => !isOver && to({ rounds: rounds + 10 })}
          >
            {t('ten')}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={isOver}
            onClick={() => !isOver && to({ rounds: rounds + 100 })}
          >
            {t('hundred')}
          </Button>
          <Button variant="secondary" onClick={() => to({ seed: (seed + 1) % 10_000, rounds: 0 })}>
            {t('again')}
          </Button>
          <ChoiceGroup
            label={t('data')}
            value={data}
            onChoose={(next) => to({ data: next, rounds: 0 })}
            options={DATA.map((value) => ({ value: value as string, label: t(value) }))}
          />
          <NamedMark kind={0} name={t('first')} />
          <NamedMark kind={1} name={t('second')} />
          <Slider
            label={t('hidden')}
            value={hidden}
            min={1}
            max={MOST_HIDDEN}
            onChange={(next) => to({ hidden: next, rounds: 0 })}
          />
        </>
      }
    >
      <Wires network={network} />
      <DecisionMap {...{ network, data }} />
    </Figure>
  );
}
