import {
  type CodePoint,
  codePointsOf,
  type TextBytesOptions,
  type TextBytesState,
  textBytes,
} from '@codivia/contract/explorables/text-bytes';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';

export const explorable = textBytes;

const SAMPLES = ['cafe', 'café', '🎉', '👩‍👩‍👦', '日本'];
/** Characters that have no picture of their own, by their numbers. */
const INVISIBLE: Readonly<Record<number, 'space' | 'glue' | 'style'>> = {
  32: 'space',
  8205: 'glue',
  65039: 'style',
};

function Card({ char, number, bytes }: CodePoint) {
  const { t } = useTranslation('text-bytes');
  const name = INVISIBLE[number];
  return (
    <li className="grid content-start justify-items-center gap-1 rounded-control border border-line bg-surface px-1 py-2">
      <span className="flex h-10 items-center text-3xl leading-none">
        {name ? <em className="text-base text-muted">{t(name)}</em> : char}
      </span>
      <span className="font-mono text-muted text-sm">{number}</span>
      <span className="flex flex-wrap justify-center gap-1">
        {bytes.map((byte, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its place.
            key={i}
            className="rounded-sm border-(--data-1) border-b-4 bg-sunken px-1 font-mono text-sm"
          >
            {byte}
          </span>
        ))}
      </span>
    </li>
  );
}

/** A text in three layers: its characters, their numbers in Unicode, and the bytes that are stored. */
export function View({ options, state, change }: ViewProps<TextBytesOptions, TextBytesState>) {
  const { t } = useTranslation('text-bytes');
  const points = codePointsOf(state.text);
  const { characters, bytes } = textBytes.measure(options, state);
  const glued = points.some(({ number }) => INVISIBLE[number] === 'glue');
  const plain = bytes === characters;
  const hint = glued ? t('glued') : plain ? t('plain') : t('mixed');
  const set = (text: string) => change(textBytes.settle(options, { text }));
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={
        characters === 0
          ? t('empty')
          : `${t('characters', { count: Number(characters) })}, ${t('bytes', { count: Number(bytes) })}. ${hint}`
      }
      onReset={() => change(textBytes.start(options))}
      controls={
        <>
          <div className="min-w-40 grow">
            <Input
              label={t('text')}
              value={state.text}
              autoComplete="off"
              onChange={({ target }) => set(target.value)}
            />
          </div>
          <fieldset aria-label={t('samples')} className="flex flex-wrap gap-2">
            {SAMPLES.map((sample) => (
              <Button
                key={sample}
                variant="secondary"
                className="px-3!"
                onClick={() => set(sample)}
              >
                {sample}
              </Button>
            ))}
          </fieldset>
        </>
      }
    >
      <p className="flex flex-wrap gap-x-4 pb-2 text-muted text-sm">
        <span>{t('layers.character')}</span>
        <span className="font-mono">{t('layers.number')}</span>
        <span className="rounded-sm border-(--data-1) border-b-4 px-1">{t('layers.bytes')}</span>
      </p>
      <ol className="grid min-h-28 grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {points.map((point, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a character is its place.
          <Card key={i} {...point} />
        ))}
      </ol>
    </Figure>
  );
}
