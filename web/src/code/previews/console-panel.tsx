import type { SourcePosition } from '@codivia/runners/preview/messages';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { useFollow } from '../../ui/use-follow.ts';
import { WithCode } from '../../ui/with-code.tsx';
import { ConsoleLine } from './console-line.tsx';
import type { PreviewOutput } from './preview-output.ts';

type Props = {
  output: PreviewOutput;
  fileName?: ((file: string) => string) | undefined;
  onGoTo?: ((position: SourcePosition) => void) | undefined;
  /** Stands below the lines. */
  foot?: ReactNode;
};

/** The console output of a program. */
export function ConsolePanel({ output, fileName, onGoTo, foot }: Props) {
  const { t } = useTranslation('previews');
  const log = useRef<HTMLDivElement>(null);
  const onScroll = useFollow(log, output);
  const { entries, missing } = output;
  return (
    <div
      className={classes(
        foot ? 'min-h-44' : 'min-h-24',
        'flex grow flex-col rounded-control border border-night-line bg-night text-on-night [&_:focus-visible]:outline-joy',
      )}
    >
      <p aria-hidden="true" className="px-4 pt-2 font-bold text-on-night-muted text-sm">
        {t('console')}
      </p>
      <div
        ref={log}
        role="log"
        aria-label={t('console')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard too.
        tabIndex={0}
        onScroll={onScroll}
        className="min-h-0 grow basis-0 overflow-auto px-4 pb-3 font-mono text-[0.9375rem]"
      >
        {missing > 0 && (
          <p className="py-1 font-sans text-on-night-muted">{t('missing', { count: missing })}</p>
        )}
        {entries.length === 0 ? (
          <p className="font-sans text-on-night-muted [&_code]:bg-night-line">
            <WithCode text={t('console_empty')} />
          </p>
        ) : (
          <ul>
            {entries.map((entry) => (
              <ConsoleLine
                key={entry.id}
                entry={entry}
                fileName={fileName ?? null}
                onGoTo={onGoTo}
              />
            ))}
          </ul>
        )}
      </div>
      {foot}
    </div>
  );
}
