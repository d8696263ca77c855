import { Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  busy: boolean;
  /** True if it has been run before. */
  again: boolean;
  onRun: () => void;
  onRunNear?: () => void;
  onStop: () => void;
  children?: ReactNode;
};

/** The Run and Stop buttons of the reader's own run, above the result. */
export function ResultBar({ busy, again, onRun, onRunNear, onStop, children }: Props) {
  const { t } = useTranslation('live-stage');
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-2">
      {children}
      {busy ? (
        <Button size="sm" variant="danger" className="ms-auto" onClick={onStop}>
          <Square aria-hidden="true" className="size-4 fill-current" />
          {t('stop')}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          className="ms-auto"
          onClick={onRun}
          onPointerEnter={onRunNear}
        >
          <Play aria-hidden="true" className="size-4" />
          {t(again ? 'run_again' : 'run')}
        </Button>
      )}
    </div>
  );
}
