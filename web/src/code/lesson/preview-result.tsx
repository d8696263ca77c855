import type { PreviewKind } from '@codivia/contract/programs/program';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { Pin, PinOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { bringToTop } from '../../ui/use-shown.ts';
import { storedChoice } from '../editor/kept-choice.ts';
import { ConsolePanel } from '../previews/console-panel.tsx';
import { FailurePanel } from '../previews/failure-panel.tsx';
import { OfferedFiles } from '../previews/offered-files.tsx';
import { PreviewBox } from '../previews/preview-box.tsx';
import type { ShownPreview } from '../previews/use-preview.ts';
import { TargetButton, type Targeted, TargetPicture, useTarget } from './target-picture.tsx';
import './pinned-preview.css';

/** The choice whether narrow screens keep the preview of a page or a game in sight above its code. */
const pinnedPreview = storedChoice<'on' | 'off'>(
  'preview_pinned',
  (stored) => (stored === 'on' ? 'on' : 'off'),
  () => {},
);

/** The aids to play and to follow a sketch are loaded with the first sketch that runs. */
const GameAids = lazy(async () => {
  const { GameAids: Part } = await import('../previews/game/game-aids.tsx');
  return { default: Part };
});

/** Room for a canvas of 400 pixels, and for as much as a phone shows of it. */
const HEIGHT: Record<PreviewKind, string> = {
  web: 'h-72',
  game: 'h-[min(25.25rem,92vw)]',
};

/** Keeps the preview in sight above the code, on screens that have no room for it beside the code. */
function PinButton({ pinned }: { pinned: boolean }) {
  const { t } = useTranslation('previews');
  const Icon = pinned ? PinOff : Pin;
  return (
    <button
      type="button"
      aria-pressed={pinned}
      title={t('pin')}
      className={classes(
        'inline-flex items-center lg:hidden',
        pinned
          ? 'absolute start-2 bottom-2 z-10 size-10 justify-center rounded-full bg-night/75 text-on-night focus-visible:outline-joy'
          : 'min-h-11 gap-2 rounded-control px-2 font-bold text-muted text-sm hover:text-ink',
      )}
      onClick={({ currentTarget }) => {
        flushSync(() => pinnedPreview.choose(pinned ? 'off' : 'on'));
        // What the preview is pinned for is seen below it.
        if (!pinned)
          bringToTop(currentTarget.closest('.step-card')?.querySelector('.code-surface'));
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className={pinned ? 'sr-only' : undefined}>{t('pin')}</span>
    </button>
  );
}

type Props = {
  kind: PreviewKind;
  preview: ShownPreview<PreviewProgram>;
  /** Names of the files, where there are several. */
  fileName?: ((file: string) => string) | undefined;
  onGoTo?: ((position: SourcePosition) => void) | undefined;
  /** A picture of the result: shown until the first run, and again when wanted. */
  target?: Targeted | null | undefined;
};

/** Shows the page or sketch of a lesson, and its messages. */
export function LessonResult({ kind, preview, fileName, onGoTo, target: given }: Props) {
  const { output } = preview;
  const hasRun = output.phase !== 'empty';
  const { target, onFail } = useTarget(given);
  // The next run shows itself.
  const [targetTurn, setTargetTurn] = useState<number | null>(null);
  const showsTarget = !!target && (!hasRun || targetTurn === output.turn);
  const pinned = pinnedPreview.use() === 'on' && hasRun;
  return (
    <div data-pinned={pinned} className="preview-result flex flex-col gap-3">
      <div data-part="result" className="preview-pin">
        {hasRun && (
          <div className="flex flex-wrap">
            <PinButton pinned={pinned} />
            {target && (
              <TargetButton
                shown={showsTarget}
                pinned={pinned}
                onToggle={() => setTargetTurn(showsTarget ? null : output.turn)}
              />
            )}
          </div>
        )}
        <div className="relative">
          <div inert={showsTarget}>
            <PreviewBox
              preview={preview}
              isGame={kind === 'game'}
              className={classes(
                'preview-box',
                HEIGHT[kind],
                !hasRun && (target ? 'max-lg:h-52' : 'max-lg:h-36'),
              )}
            />
          </div>
          {target && showsTarget && <TargetPicture {...target} onFail={onFail} />}
        </div>
      </div>
      {output.phase === 'shown' && output.pulse && (
        <Suspense fallback={null}>
          <GameAids key={output.turn} preview={preview} />
        </Suspense>
      )}
      <OfferedFiles files={output.files} />
      {output.failure && (
        <FailurePanel
          failure={output.failure}
          fileName={fileName}
          onGoTo={onGoTo}
          onRunLonger={preview.runLonger}
        />
      )}
      {output.entries.length > 0 && (
        <div className="flex h-36 flex-col">
          <ConsolePanel output={output} fileName={fileName} onGoTo={onGoTo} />
        </div>
      )}
    </div>
  );
}
