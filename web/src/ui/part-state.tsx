import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A part of a page that could not be fetched: `text` names it, and a button tries again. */
export function PartFailed({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-muted">{text}</p>
      <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
        {t('try_again')}
      </Button>
    </div>
  );
}

/** A part of a page that is being fetched: `text` is for screen readers, `children` is its shape. */
export function PartLoading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div role="status" className="grid gap-4">
      <VisuallyHidden>{text}</VisuallyHidden>
      {children}
    </div>
  );
}
