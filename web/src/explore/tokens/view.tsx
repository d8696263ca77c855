import {
  mostCut,
  TOKENS_TEXT_MAX,
  type TokensOptions,
  type TokensState,
  tokens,
  tokensOf,
} from '@codivia/contract/explorables/tokens';
import { useTranslation } from '../../lib/i18n.ts';
import { Textarea } from '../../ui/textarea.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';

export const explorable = tokens;

const COLOURS = ['--data-1', '--data-4', '--data-5', '--data-2', '--data-3'];

/** A text in the pieces that a language model reads, each with its number. */
export function View({ options, state, change }: ViewProps<TokensOptions, TokensState>) {
  const { t } = useTranslation('tokens');
  const pieces = tokensOf(state.text);
  const most = mostCut(state.text);
  const counted = t('count', { count: pieces.length, characters: [...state.text].length });
  // A text of figures, signs or pictures only has no words.
  const words =
    most && (most.pieces > 1 ? t('cut', { word: most.word, count: most.pieces }) : t('whole'));
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={pieces.length === 0 ? t('empty') : `${counted} ${words ?? ''}`}
      onReset={() => change(tokens.start(options))}
      controls={
        <div className="w-full">
          <Textarea
            label={t('text')}
            rows={2}
            maxLength={TOKENS_TEXT_MAX}
            value={state.text}
            onChange={({ target }) => change(tokens.settle(options, { text: target.value }))}
          />
        </div>
      }
    >
      <ol className="flex min-h-24 flex-wrap content-start gap-x-1 gap-y-2">
        {pieces.map(({ id, text, isByte }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place.
            key={i}
            className="grid min-w-8 justify-items-center rounded-sm border-b-4 bg-surface px-1.5 pt-0.5"
            style={{ borderColor: `var(${COLOURS[i % COLOURS.length]})` }}
          >
            <span className="whitespace-pre font-mono font-semibold">
              {isByte ? <em className="text-muted">{text}</em> : text.replaceAll(' ', '·')}
            </span>
            <span className="font-mono text-muted text-xs">{id}</span>
          </li>
        ))}
      </ol>
      <p className="pt-2 text-muted text-sm">{t('legend')}</p>
    </Figure>
  );
}
