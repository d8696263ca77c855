import { Gift } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

/** The code of the card that is being activated. */
export function CodeInUse({ code }: { code: string }) {
  const { t } = useTranslation('gift-cards');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border-2 border-joy border-dashed bg-joy-soft px-4 py-3">
      <Gift aria-hidden="true" className="size-5 shrink-0" />
      <span>{t('box.code')}</span>
      <span className="min-w-0 font-bold font-mono [overflow-wrap:anywhere]">{code}</span>
    </p>
  );
}
