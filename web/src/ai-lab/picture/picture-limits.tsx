import { Check, X } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

/** Says what a model of pictures looks at, and therefore can and cannot tell apart. */
export function PictureLimits() {
  const { t } = useTranslation('ai-lab');
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-4 text-sm">
      <h3 className="text-base">{t('picture.limits')}</h3>
      <p>{t('picture.looks')}</p>
      <p className="flex gap-2">
        <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-done" />
        {t('picture.can')}
      </p>
      <p className="flex gap-2">
        <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
        {t('picture.cannot')}
      </p>
    </div>
  );
}
