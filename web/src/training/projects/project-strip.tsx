import { Check, CloudOff, FolderHeart, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { SyncState } from './project-sync.ts';

const ICONS: Record<SyncState, ReactNode> = {
  saved: <Check aria-hidden="true" className="text-done" />,
  saving: <Spinner />,
  offline: <CloudOff aria-hidden="true" />,
  conflict: <TriangleAlert aria-hidden="true" className="text-danger" />,
  gone: <TriangleAlert aria-hidden="true" className="text-danger" />,
  too_large: <TriangleAlert aria-hidden="true" className="text-danger" />,
  failed: <TriangleAlert aria-hidden="true" className="text-danger" />,
};

type Props = {
  name: string;
  state: SyncState;
  /** The action that the state allows, if any. */
  action?: ReactNode;
  onLeave: () => void;
};

/** Shows the project that is open in the room, and the state of its saving. */
export function ProjectStrip({ name, state, action, onLeave }: Props) {
  const { t } = useTranslation('projects');
  return (
    <section
      aria-label={t('strip.project', { name })}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-trail-soft py-1 ps-4 pe-1"
    >
      <p className="flex min-w-0 items-center gap-2 font-bold">
        <FolderHeart aria-hidden="true" className="size-5 shrink-0 text-trail" />
        <span className="truncate">{name}</span>
      </p>
      <p
        role="status"
        className="flex min-w-0 flex-1 items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0"
      >
        {ICONS[state]}
        <span className={state === 'saved' || state === 'saving' ? 'max-sm:sr-only' : ''}>
          {t(`state.${state}`)}
        </span>
      </p>
      {action}
      <Button
        variant="ghost"
        size="sm"
        className="px-2"
        aria-label={t('strip.leave')}
        title={t('strip.leave')}
        onClick={onLeave}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </section>
  );
}
