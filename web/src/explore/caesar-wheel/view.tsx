import {
  type CaesarWheelOptions,
  type CaesarWheelState,
  caesarWheel,
  MESSAGE_MAX,
  turned,
} from '@codivia/contract/explorables/caesar-wheel';
import { useTranslation } from '../../lib/i18n.ts';
import { Textarea } from '../../ui/textarea.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { LetterBars } from './letter-bars.tsx';
import { Wheel } from './wheel.tsx';

export const explorable = caesarWheel;

/** A line without text keeps its height. */
const EMPTY = '\u00A0';

/** Caesar's cipher as a wheel, with the letters of what it gives counted against those of the language. */
export function View({ options, state, change }: ViewProps<CaesarWheelOptions, CaesarWheelState>) {
  const { t, language } = useTranslation('caesar-wheel');
  const { decode = false } = options;
  const { text, shift } = state;
  const set = (part: Partial<CaesarWheelState>) =>
    change(caesarWheel.settle(options, { ...state, ...part }));
  const counted = options.language ?? language;
  const result = turned(options, state);
  return (
    <Figure
      title={t(decode ? 'title_decode' : 'title')}
      invite={t(decode ? 'invite_decode' : 'invite')}
      description={t(decode ? 'description_decode' : 'description')}
      status={
        <>
          {t(shift === 0 ? 'same' : decode ? 'read' : 'hidden', { count: shift })}{' '}
          <code className="whitespace-normal! break-words">{result}</code>
        </>
      }
      onReset={() => change(caesarWheel.start(options))}
      controls={
        <>
          <Slider
            label={t('turn')}
            value={shift}
            shown={`+${shift}`}
            min={0}
            max={25}
            onChange={(to) => set({ shift: to })}
          />
          {decode ? (
            <p className="w-full">
              {t('secret')} <code className="break-words font-mono">{text}</code>
            </p>
          ) : (
            <div className="w-full">
              <Textarea
                label={t('message')}
                rows={2}
                maxLength={MESSAGE_MAX}
                value={text}
                onChange={({ target }) => set({ text: target.value })}
              />
            </div>
          )}
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[2fr_3fr] sm:items-end">
        <Wheel shift={shift} onTurn={(to) => set({ shift: to })} />
        <div className="grid grid-cols-1 gap-2">
          <p aria-hidden="true" className="grid justify-items-center font-mono">
            <span className="max-w-full truncate text-muted">{text || EMPTY}</span>
            <span className="max-w-full truncate font-bold">{result || EMPTY}</span>
          </p>
          <LetterBars text={result} language={counted} />
          <p className="flex flex-wrap justify-center gap-x-4 text-muted text-sm">
            <span className="border-(--data-1) border-l-12 pl-1.5">{t('bars')}</span>
            <span className="border-(--data-2) border-t-4">{t(`usual.${counted}`)}</span>
          </p>
        </div>
      </div>
    </Figure>
  );
}
