import { THREAD_MONTHS } from '@codivia/contract/api/mentoring';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

const POINTS = ['name', 'contact', 'report', 'team', 'deletion'] as const;

/** Explains what keeps mentoring safe (docs/product.md#mentoring-safety). */
export function Safety() {
  const { t } = useTranslation('mentoring');
  return (
    <ul className="grid gap-3">
      {POINTS.map((point) => (
        <li key={point} className="flex gap-3">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-trail" />
          {point === 'deletion'
            ? t('safety.deletion', { count: THREAD_MONTHS })
            : t(`safety.${point}`)}
        </li>
      ))}
    </ul>
  );
}
