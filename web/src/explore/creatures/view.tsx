import {
  type CreaturesOptions,
  type CreaturesState,
  creatures,
  hidden,
  MOST_GENERATIONS,
  nextGeneration,
  survivorsOf,
} from '@codivia/contract/explorables/creatures';
import { EyeOff, Heart } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { Creature, paintOf } from './creature.tsx';

export const explorable = creatures;

/** Colours by the angle at which each ends. */
const COLOURS = [
  ['red', 18],
  ['orange', 68],
  ['green', 160],
  ['turquoise', 195],
  ['blue', 250],
  ['violet', 290],
  ['pink', 340],
] as const;
const colourOf = (hue: number) => COLOURS.find(([, end]) => hue < end)?.[0] ?? 'red';

/** Below this mean, in per cent, creatures are said to be seen. */
const SEEN = 70;
/** Creatures whose colours are so close are said to be alike. */
const ALIKE = 8;

/** Creatures that become what the owl does not see, or what the learner likes. */
export function View({ options, state, change }: ViewProps<CreaturesOptions, CreaturesState>) {
  const { t } = useTranslation('creatures');
  const { hues, sizes, legs, chosen, ground, mutation, generation } = state;
  const figures = creatures.measure(options, state);
  const parents = chosen.length > 0 ? chosen : survivorsOf(state);
  const Badge = chosen.length > 0 ? Heart : EyeOff;
  const isOver = generation >= MOST_GENERATIONS;
  const to = (part: Partial<CreaturesState>) =>
    change(creatures.settle(options, { ...state, ...part }));

  function breed(count: number): void {
    let next = state;
    for (let i = 0; i < count; i++) next = nextGeneration(next);
    change(next);
  }
  function inWords(): string {
    const mean = Number(figures.hidden);
    if (chosen.length > 0) return t('chosen', { count: chosen.length });
    if (generation === 0) return t('begin', { hidden: mean });
    const isAlike = mutation === 0 && Number(figures.colours) <= ALIKE;
    if (mean < SEEN) return t(isAlike ? 'doomed' : 'changed', { generation, hidden: mean });
    return t(isAlike ? 'alike' : 'now', { generation, hidden: mean });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(creatures.start(options))}
      controls={
        <>
          <p className="flex min-h-10 w-full items-start gap-2 text-muted text-sm">
            <Badge aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t(chosen.length > 0 ? 'yours' : 'unseen')}
          </p>
          <Button variant="joy" aria-disabled={isOver} onClick={() => breed(1)}>
            {t('next')}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={isOver || chosen.length > 0}
            onClick={() => chosen.length === 0 && breed(10)}
          >
            {t('ten')}
          </Button>
          <Slider
            label={t('ground')}
            value={ground}
            shown={t(`colours.${colourOf(ground)}`)}
            min={0}
            max={360}
            step={10}
            onChange={(value) => to({ ground: value })}
          />
          <Slider
            label={t('mutation')}
            value={mutation}
            shown={t('percent', { value: mutation })}
            min={0}
            max={100}
            step={5}
            onChange={(value) => to({ mutation: value })}
          />
        </>
      }
    >
      <ul
        className="grid grid-cols-4 gap-1 rounded-control p-1"
        style={{ background: paintOf(ground) }}
      >
        {hues.map((hue, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a creature is known by its place.
          <li key={i}>
            <button
              type="button"
              aria-pressed={chosen.includes(i)}
              aria-label={t('creature', {
                number: i + 1,
                colour: t(`colours.${colourOf(hue)}`),
                count: legs[i] ?? 0,
                hidden: hidden(hue, ground),
              })}
              className="relative block w-full rounded-control outline-offset-[-3px] hover:bg-black/10 aria-pressed:ring-3 aria-pressed:ring-[#10201c] aria-pressed:ring-inset"
              onClick={() =>
                to({
                  chosen: chosen.includes(i) ? chosen.filter((one) => one !== i) : [...chosen, i],
                })
              }
            >
              <Creature hue={hue} size={sizes[i] ?? 0} legs={legs[i] ?? 0} />
              {parents.includes(i) && (
                <span className="absolute top-0.5 right-0.5 rounded-full bg-surface p-1 text-ink">
                  <Badge aria-hidden="true" className="size-3!" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
