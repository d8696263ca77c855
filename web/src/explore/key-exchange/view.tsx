import {
  EXCHANGE_STEPS,
  type KeyExchangeOptions,
  type KeyExchangeState,
  keyExchange,
  mixture,
  PAINT_NAMES,
} from '@codivia/contract/explorables/key-exchange';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Select } from '../../ui/select.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Street } from './street.tsx';

export const explorable = keyExchange;

const STEPS = ['choose', 'mix', 'cross', 'same'] as const;

/** The secret beside what the spy can mix. Its room is kept free until the last step. */
function Overheard({ shared, hers, his, step }: KeyExchangeState) {
  const { t } = useTranslation('key-exchange');
  const swatch = (paints: readonly string[]) => (
    <span
      aria-hidden="true"
      className="inline-block size-5 rounded-full border-2 border-ink align-middle"
      style={{ background: mixture(paints) }}
    />
  );
  return (
    <div className={classes('pt-2 text-center text-sm', step < EXCHANGE_STEPS && 'invisible')}>
      <p>
        {t('secret')} {swatch([shared, hers, his])}
      </p>
      <p>
        {t('overheard')} {swatch([shared, hers, shared, his])}
      </p>
    </div>
  );
}

/** An exchange of keys with paint: two people agree on a secret colour although the whole street looks on. */
export function View({ options, state, change }: ViewProps<KeyExchangeOptions, KeyExchangeState>) {
  const { t } = useTranslation('key-exchange');
  const { secret, overheard } = keyExchange.measure(options, state);
  // Where the known colour is what lies between the two secrets, the spy need not know them.
  const isSeen = state.step === EXCHANGE_STEPS && secret === overheard;
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={isSeen ? t('seen') : t(`steps.${STEPS[state.step] ?? 'choose'}`)}
      onReset={() => change(keyExchange.start(options))}
      controls={
        <>
          <Stepper
            step={state.step}
            steps={EXCHANGE_STEPS}
            pace={1800}
            onStep={(step) => change({ ...state, step })}
          />
          <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
            {(['hers', 'shared', 'his'] as const).map((whose) => (
              <Select
                key={whose}
                label={t(`choose.${whose}`)}
                value={state[whose]}
                options={PAINT_NAMES.map((value) => ({ value, label: t(`paints.${value}`) }))}
                onChoose={(paint) => change({ ...state, [whose]: paint })}
              />
            ))}
          </div>
        </>
      }
    >
      <Street state={state} />
      <Overheard {...state} />
    </Figure>
  );
}
