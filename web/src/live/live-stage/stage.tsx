import type { LiveEvent } from '@codivia/contract/api/live-events';
import type { LiveStage } from '@codivia/contract/api/live-stage';
import type { ProgramKind } from '@codivia/contract/programs/program';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { useHostNames } from './host-names.ts';
import { PreviewResult } from './preview-result.tsx';
import { PythonResult } from './python-result.tsx';
import { StageAnnouncer } from './stage-announcer.tsx';
import { StageCode } from './stage-code.tsx';

type Props = {
  kind: ProgramKind;
  stage: LiveStage;
  /** The events applied so far, the latest last; older ones than a viewer has seen may be missing. */
  events: readonly LiveEvent[];
  /** First name of the host; may be empty. */
  hostName: string;
  /** The part that narrow screens show; wide ones show both. Without it, both are shown, one below the other. */
  view?: 'code' | 'result' | null;
  /** Shown in place of the readable code and its result: the editor that a host types into and runs. */
  editor?: ReactNode;
  result?: ReactNode;
};

const PANE = 'min-h-0 min-w-0 flex-1 flex-col';

function paneOf(pane: 'code' | 'result', view: Props['view']): string {
  if (view === undefined) return classes(PANE, 'flex max-lg:min-h-72');
  return classes(PANE, 'lg:flex', view === pane ? 'flex' : 'hidden');
}

/**
 * The code of a session beside its result, over the height that it is given (docs/product.md#live-room). It is pure: a
 * room passes events to it as they arrive, a replay as time passes.
 */
export function Stage({ kind, stage, events, hostName, view, editor, result }: Props) {
  const { t } = useTranslation('live-stage');
  const hostNames = useHostNames(hostName);
  return (
    <div className="flex min-h-0 grow gap-3 max-lg:flex-col">
      <section aria-label={t('files')} className={paneOf('code', view)}>
        {editor ?? <StageCode kind={kind} stage={stage} events={events} hostNames={hostNames} />}
      </section>
      <section aria-label={t('result')} className={paneOf('result', view)}>
        {result ??
          (kind === 'python' ? (
            <PythonResult stage={stage} />
          ) : (
            <PreviewResult kind={kind} stage={stage} />
          ))}
      </section>
      <StageAnnouncer events={events} />
    </div>
  );
}
