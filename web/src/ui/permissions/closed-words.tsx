import './permissions-texts.ts';
import type { ClosedBy, Right } from '@codivia/contract/api/permissions';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { ROUTES } from '../../lib/paths.ts';

/** Rights that no parent can open: they open at 15. */
const UNTIL_15: readonly Right[] = ['api', 'community'];

function sentenceOf(right: Right, reason: ClosedBy) {
  if (reason === 'class' && right === 'own-account') return 'class_account';
  if (reason === 'age' && UNTIL_15.includes(right)) return 'age_until_15';
  return reason;
}

/** One sentence on a closed right, and the way on where there is one. */
export function ClosedWords({ right, reason }: { right: Right; reason: ClosedBy }) {
  const { t } = useTranslation('permissions');
  const sentence = sentenceOf(right, reason);
  return (
    <p className="flex w-full max-w-prose gap-3 rounded-control bg-sunken px-4 py-3">
      <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        {t(sentence)}{' '}
        {(sentence === 'age' || sentence === 'age_until_15') && (
          <Link
            to={ROUTES.family.replace(':page?', 'mine')}
            className="font-bold text-trail underline underline-offset-4"
          >
            {t(`${sentence}_link`)}
          </Link>
        )}
      </span>
    </p>
  );
}
