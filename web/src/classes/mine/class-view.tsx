import type { ClassViewKey } from '@codivia/contract/api/class-sign-in';
import { Eye } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

/** All that the teachers of a class see of a member, in words. */
export function ClassView({ sees }: { sees: readonly ClassViewKey[] }) {
  const { t } = useTranslation('my-classes');
  return (
    <ul className="grid gap-2">
      {sees.map((key) => (
        <li key={key} className="flex gap-3">
          <Eye aria-hidden="true" className="mt-1 size-5 shrink-0 text-trail" />
          {t(`sees.${key}`)}
        </li>
      ))}
    </ul>
  );
}
