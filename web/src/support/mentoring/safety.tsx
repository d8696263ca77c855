import { THREAD_MONTHS } from '@codivia/contract/api/mentoring';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';

const POINTS = ['name', 'contact', 'report', 'team', 'parents', 'deletion'] as const;

/** Explains what keeps mentoring safe (docs/product.md#mentoring-safety). */
export function Safety() {
  const { t } = useTranslation('mentoring');
  const { user } = useSession();
  const points = POINTS.filter((point) => point !== 'parents' || user?.has_parent);
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
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
