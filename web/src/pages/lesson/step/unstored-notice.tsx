import { useTranslation } from '../../../lib/i18n.ts';
import { useBlockedTab } from '../../../lib/use-blocked-tab.ts';
import { useUnstored } from '../../../lib/use-unstored.ts';

/** Says below the header when the browser stores nothing more; it asks before what was written is dropped. */
export function UnstoredNotice() {
  const { t } = useTranslation('lessons');
  const unstored = useUnstored();
  useBlockedTab(useUnstored('code:'));
  // The region is there before its text, or screen readers do not say it.
  return (
    <div role="status">
      {unstored && (
        <p className="border-line border-b bg-joy-soft px-4 py-2 text-center text-sm">
          {t('step.not_stored')}
        </p>
      )}
    </div>
  );
}
