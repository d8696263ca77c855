import {
  arrivals,
  conditionsOf,
  isTrue,
  rangeOf,
  type SwitchyardOptions,
  type SwitchyardState,
  switchyard,
  trackOf,
} from '@codivia/contract/explorables/switchyard';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { type Track, Yard } from './yard.tsx';

export const explorable = switchyard;

/** Names of the usual tracks. */
const USUAL_LABELS = ['great', 'well'] as const;

/** Conditions as switches of a railway: the train takes the track of the first one that is true. */
export function View({ options, state, change }: ViewProps<SwitchyardOptions, SwitchyardState>) {
  const { t } = useTranslation('switchyard');
  const { value, turned } = state;
  const { name = 'score', tracks, otherwise = t('next_time') } = options;
  const conditions = conditionsOf(options, turned);
  const labels = tracks?.map(({ label }) => label) ?? USUAL_LABELS.map((one) => t(one));
  const inOrder = [...(turned ? labels.toReversed() : labels), otherwise];
  const taken = trackOf(conditions, value);
  const counts = arrivals(options, turned);
  const yard = inOrder.map((label, index): Track => {
    const condition = conditions[index];
    const count = counts[index] ?? 0;
    const answered = condition && index <= taken ? isTrue(condition, value) : null;
    return {
      condition: condition
        ? `${index === 0 ? 'if' : 'elif'} ${name} ${condition.sign} ${condition.than}`
        : null,
      answer: answered === null ? null : answered ? 'True' : 'False',
      label,
      arrivals: t('arrivals', { count }),
      isUsed: count > 0,
    };
  });
  const unreached = inOrder[counts.indexOf(0)];
  const values = { name, value: String(value), label: inOrder[taken] ?? '', count: taken };
  const reason = t(taken === conditions.length ? 'none_true' : 'first_true', {
    ...values,
    condition: yard[taken]?.condition?.replace(/^\w+ /, '') ?? '',
  });
  return (
    <Figure
      title={t('title')}
      invite={t('invite', { name })}
      description={t('description')}
      status={
        unreached === undefined ? reason : `${reason} ${t('unreached', { label: unreached })}`
      }
      onReset={() => change(switchyard.start(options))}
      controls={
        <>
          <Slider
            label={name}
            value={value}
            {...rangeOf(options)}
            shown={String(value)}
            onChange={(to) => change(switchyard.settle(options, { value: to, turned }))}
          />
          {conditions.length > 1 && (
            <Button variant="secondary" onClick={() => change({ value, turned: !turned })}>
              <ArrowDownUp aria-hidden="true" className="size-5" />
              {t('turn')}
            </Button>
          )}
        </>
      }
    >
      <Yard tracks={yard} taken={taken} />
    </Figure>
  );
}
