import {
  followersOf,
  LEAST_TEMPERATURE,
  MOST_TEMPERATURE,
  MOST_WORDS,
  type NextWordOptions,
  type NextWordState,
  nextWord,
  storyOf,
  wordAdded,
} from '@codivia/contract/explorables/next-word';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { Followers } from './followers.tsx';

export const explorable = nextWord;

/** Below and above these temperatures the status speaks of cold and heat. */
const COLD = 0.4;
const HOT = 2;

/** A tiny language model that writes on, word by word. */
export function View({ options, state, change }: ViewProps<NextWordOptions, NextWordState>) {
  const { t } = useTranslation('next-word');
  const text = options.text ?? t('text');
  const { temperature, seed } = state;
  const story = storyOf(text, state);
  const last = story.at(-1) ?? '';
  const followers = followersOf(text, last, temperature);
  const [first] = followers;
  const isFull = story.length > MOST_WORDS;

  function write(count: number): void {
    let next = state;
    for (let i = 0; i < count; i++) next = wordAdded(text, next);
    change(next);
  }
  function inWords(): string {
    if (isFull) return t('full');
    if (followers.length === 1) return t('sure', { word: last });
    const top = first?.word ?? '';
    if (temperature <= COLD) return t('cold', { top });
    if (temperature >= HOT) return t('hot');
    if (story.length === 1) return t('begin');
    return t('warm', { top, percent: Math.round(100 * (first?.chance ?? 0)) });
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={inWords()}
      onReset={() => change(nextWord.start(options))}
      controls={
        <>
          <Button variant="joy" aria-disabled={isFull} onClick={() => write(1)}>
            {t('write')}
          </Button>
          <Button variant="secondary" aria-disabled={isFull} onClick={() => write(10)}>
            {t('ten')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => change({ ...state, written: [], seed: (seed + 1) % 10_000 })}
          >
            {t('again')}
          </Button>
          <Slider
            label={t('temperature')}
            value={temperature}
            min={LEAST_TEMPERATURE}
            max={MOST_TEMPERATURE}
            step={0.1}
            onChange={(value) => change(nextWord.settle(options, { ...state, temperature: value }))}
          />
        </>
      }
    >
      <div className="grid gap-3 p-1">
        <div>
          <p className="text-muted text-sm">{t('learned')}</p>
          <p className="break-words font-mono text-sm">{text}</p>
        </div>
        <div>
          <p className="text-muted text-sm">{t('story')}</p>
          <p className="min-h-[6em] break-words rounded-control border border-line bg-surface p-2 text-lg">
            {story.slice(0, -1).join(' ')}{' '}
            <mark className="rounded-sm bg-joy-soft px-1 font-bold text-ink">{last}</mark>
          </p>
        </div>
        <div className="min-h-[21rem]">
          <p className="pb-1 font-bold">{t('after', { word: last })}</p>
          <Followers
            followers={followers}
            onChoose={(word) => change(wordAdded(text, state, word))}
          />
        </div>
      </div>
    </Figure>
  );
}
