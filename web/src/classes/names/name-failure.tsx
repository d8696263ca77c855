import { ApiError, messageFor, UNREACHABLE } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** Says why no cards came: when the answer was lost, the accounts may be there all the same. */
export function NameFailure({ error }: { error: unknown }) {
  const { t, language } = useTranslation('class-names');
  if (!error) return null;
  const isLost = error instanceof ApiError && error.code === UNREACHABLE;
  return (
    <p role="alert" className="font-bold text-danger">
      {isLost ? t('lost') : messageFor(error, language)}
    </p>
  );
}
