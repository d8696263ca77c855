import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';

function PartFailed() {
  const { t } = useTranslation('lessons');
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-danger-soft p-5">
      <p className="font-bold text-danger">{t('step.failed')}</p>
      <p>{t('step.failed_text')}</p>
      <div>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t('step.reload')}
        </Button>
      </div>
    </div>
  );
}

/** Keeps the rest of the lesson working when one of its parts cannot start. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PartFailed /> : this.props.children;
  }
}
