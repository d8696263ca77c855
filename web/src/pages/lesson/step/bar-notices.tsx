import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { useBlockedTab } from '../../../lib/use-blocked-tab.ts';
import { useUnstored } from '../../../lib/use-unstored.ts';

/** A notice below the header. The region is there before its text, or screen readers do not say it. */
function BarNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className="border-line border-b bg-joy-soft px-4 py-2 text-center text-sm">{children}</p>
      )}
    </div>
  );
}

/** Says when the browser stores nothing more; it asks before what was written is dropped. */
export function UnstoredNotice() {
  const { t } = useTranslation('lessons');
  const unstored = useUnstored();
  useBlockedTab(useUnstored('code:'));
  return <BarNotice>{unstored && t('step.not_stored')}</BarNotice>;
}

/** Says that the lesson is the one that was kept, since there is no network. */
export function KeptNotice({ kept }: { kept: boolean }) {
  const { t } = useTranslation('lessons');
  return <BarNotice>{kept && t('step.kept')}</BarNotice>;
}
