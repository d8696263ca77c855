import {
  type BinaryCounterOptions,
  type BinaryCounterState,
  binaryCounter,
  isLit,
  lampsOf,
  mostOf,
} from '@codivia/contract/explorables/binary-counter';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Stepper } from '../kit/stepper.tsx';
import './lamps.css';

export const explorable = binaryCounter;

/** A number to be made first, near two fifths of what the lamps can show: 13 for five of them. */
const wantedOf = (options: BinaryCounterOptions) => Math.max(1, Math.round(mostOf(options) * 0.42));

type Props = ViewProps<BinaryCounterOptions, BinaryCounterState>;

/** The lamps in words: those that are lit as a sum, and what the last change did. */
function Status({ options, state: { value, before } }: Omit<Props, 'change'>) {
  const { t } = useTranslation('binary-counter');
  const lit = lampsOf(options).filter((lamp) => isLit(value, lamp));
  const switched = lampsOf(options).filter((lamp) => isLit(value ^ before, lamp)).length;
  if (value === 0) return t('none');
  const sum = lit.length > 1 ? `${lit.join(' + ')} = ${value}` : `${value}`;
  if (value === mostOf(options)) return t('full', { sum, next: value + 1 });
  if (value === wantedOf(options) && value !== before) return t('made', { sum });
  if (switched > 1) return t('carry', { sum, count: switched });
  return t('sum', { sum });
}

/** Lamps that are worth 1, 2, 4, 8 and so on: the learner switches them, or counts with them. */
export function View({ options, state, change }: Props) {
  const { t } = useTranslation('binary-counter');
  const { value, before } = state;
  const to = (next: number) => change({ value: next, before: value });
  return (
    <Figure
      title={t('title')}
      invite={t('invite', { wanted: wantedOf(options) })}
      description={t('description')}
      status={<Status {...{ options, state }} />}
      onReset={() => change(binaryCounter.start(options))}
      controls={<Stepper step={value} steps={mostOf(options)} onStep={to} pace={700} />}
    >
      <ul className="lamps">
        {lampsOf(options).map((lamp) => (
          <li key={lamp}>
            <button
              type="button"
              className="lamp"
              aria-pressed={isLit(value, lamp)}
              data-switched={isLit(value ^ before, lamp) || undefined}
              onClick={() => to(value ^ lamp)}
            >
              <VisuallyHidden>{t('lamp', { lamp })}: </VisuallyHidden>
              {isLit(value, lamp) ? 1 : 0}
            </button>
            <span aria-hidden="true">{lamp}</span>
          </li>
        ))}
      </ul>
      <p className="lamp-number">
        <span className="text-muted">{t('number')}</span> <strong>{value}</strong>
      </p>
    </Figure>
  );
}
