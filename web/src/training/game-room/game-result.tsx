import type { P5Program } from '@codivia/runners/p5/game-program';
import type { Place } from '@codivia/runners/preview/messages';
import { ConsolePanel } from '../../code/previews/console-panel.tsx';
import { FailurePanel } from '../../code/previews/failure-panel.tsx';
import { PreviewBox } from '../../code/previews/preview-box.tsx';
import type { ShownPreview } from '../../code/previews/use-preview.ts';
import { useTranslation } from '../../lib/i18n.ts';

type Props = {
  preview: ShownPreview<P5Program>;
  onGoTo: (place: Place) => void;
};

/** The game, 300 to 600 px high by the size of the screen, above what it says. A low window takes from it. */
export function GameResult({ preview, onGoTo }: Props) {
  const { t } = useTranslation('game-room');
  const { output } = preview;
  return (
    <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto">
      <PreviewBox
        place={preview.place}
        phase={output.phase}
        empty={{ title: t('empty'), text: t('empty_text') }}
        onFullScreen={preview.focus}
        className="h-[300px] min-h-52 shrink! sm:h-[400px] lg:h-[500px] 2xl:h-[600px]"
      />
      {output.failure && <FailurePanel failure={output.failure} onGoTo={onGoTo} />}
      <ConsolePanel output={output} onGoTo={onGoTo} />
    </div>
  );
}
