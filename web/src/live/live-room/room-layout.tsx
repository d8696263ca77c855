import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classes } from '../../ui/classes.ts';

/** The parts of the room of which narrow screens show one; wide ones show all. */
export type RoomPane = 'code' | 'result' | 'panel';

type Props = {
  /** Renders the top of the room; it holds the choice of the part that narrow screens show. */
  header: (views: ReactNode) => ReactNode;
  /** A notice to read before everything else. */
  notice: ReactNode;
  /** The stage, which shows one of its parts on narrow screens. */
  stage: (view: 'code' | 'result' | null) => ReactNode;
  panel: ReactNode;
};

const PANES = ['code', 'result', 'panel'] as const;

/** The room over the height of the window: the stage beside the panel, or one at a time on a phone. */
export function RoomLayout({ header, notice, stage, panel }: Props) {
  const { t } = useTranslation('live-room');
  const [pane, setPane] = useState<RoomPane>('code');
  return (
    <div className="mx-auto flex h-[calc(100dvh-4rem)] min-h-[30rem] w-full max-w-[120rem] flex-col gap-2 px-3 py-2 lg:gap-3 lg:px-4 lg:py-3">
      {header(
        <ChoiceGroup
          label={t('view')}
          className="shrink-0 max-sm:[&_button]:px-2 lg:hidden"
          value={pane}
          onChoose={setPane}
          options={PANES.map((value) => ({ value, label: t(`views.${value}`) }))}
        />,
      )}
      {notice}
      <div className="flex min-h-0 grow gap-3">
        <div
          className={classes(
            'min-h-0 min-w-0 flex-1 flex-col lg:flex',
            pane === 'panel' ? 'hidden' : 'flex',
          )}
        >
          {stage(pane === 'panel' ? null : pane)}
        </div>
        <aside
          aria-label={t('panel')}
          className={classes(
            'min-h-0 w-full min-w-0 shrink-0 flex-col lg:flex lg:w-[21rem] wide:w-[25rem]',
            pane === 'panel' ? 'flex' : 'hidden',
          )}
        >
          {panel}
        </aside>
      </div>
    </div>
  );
}
