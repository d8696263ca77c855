import { Bug } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { SafeHtml } from '../../../ui/safe-html.tsx';

/** A case in which the program to fix goes wrong, as HTML. */
export function FailingCase({ html }: { html: string }) {
  const { t } = useTranslation('tasks');
  return (
    <div className="flex gap-3 rounded-control border-danger border-s-4 bg-danger-soft p-4">
      <Bug aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="m-0! font-bold text-danger">{t('failing_case')}</p>
        <SafeHtml html={html} />
      </div>
    </div>
  );
}
