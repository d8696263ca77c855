import {
  arrivedBy,
  flightsOf,
  LOSS_MAX,
  type PacketsOptions,
  type PacketsState,
  packets,
  piecesOf,
  stepsOf,
} from '@codivia/contract/explorables/packets';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Network } from './network.tsx';

export const explorable = packets;

/** A message travels in packets over several ways; lost ones are sent again, and the receiver puts them in order. */
export function View({ options, state, change }: ViewProps<PacketsOptions, PacketsState>) {
  const { t } = useTranslation('packets');
  const { loss, step } = state;
  const pieces = piecesOf(options);
  const flights = flightsOf(options, loss);
  const steps = stepsOf(flights);
  const arrived = arrivedBy(flights, step);
  const lost = flights.filter(({ isLost, end }) => isLost && end <= step).length;
  const set = (part: Partial<PacketsState>) =>
    change(packets.settle(options, { ...state, step: 0, ...part }));

  function status(): string {
    if (step === 0) return t('start', { message: pieces.join(''), count: pieces.length });
    if (step === steps) return t('complete', { sent: flights.length, count: pieces.length });
    const gone = flights.find(({ isLost, end }) => isLost && end === step);
    if (gone) return t('lost', { number: gone.packet + 1 });
    const again = flights.find(({ packet, start }) => start === step && start > packet);
    if (again) return t('resent', { number: again.packet + 1 });
    return t('under_way', { count: arrived.length, all: pieces.length, lost });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={status()}
      onReset={() => change(packets.start(options))}
      controls={
        <>
          <Stepper step={step} steps={steps} pace={800} onStep={(to) => set({ step: to })} />
          <Slider
            label={t('loss')}
            value={loss}
            min={0}
            max={LOSS_MAX}
            step={5}
            shown={t('percent', { loss })}
            onChange={(to) => set({ loss: to })}
          />
        </>
      }
    >
      <div className="grid gap-2">
        <Network flights={flights} step={step} ends={{ from: t('from'), to: t('to') }} />
        <p className="text-muted text-sm">
          {t('order', { list: arrived.map((one) => one + 1).join(' ') })}
        </p>
        <ol aria-label={t('message')} className="flex list-none flex-wrap gap-1">
          {pieces.map((piece, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places, and some are equal.
              key={index}
              className={classes(
                'grid h-9 min-w-10 place-items-center whitespace-pre rounded border-2 px-1 font-bold font-mono',
                arrived.includes(index)
                  ? 'border-trail bg-surface'
                  : 'border-edge border-dashed text-muted',
              )}
            >
              {arrived.includes(index) ? piece : index + 1}
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
