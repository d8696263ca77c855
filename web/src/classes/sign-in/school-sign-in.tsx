import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { isTooMany, useSchoolSignIn } from './class-door.api.ts';
import { useWaitText } from './wait-text.ts';

/** Leads to the sign-in of the school, by the name that pupils know. */
export function SchoolSignIn({ code, name }: { code: string; name: string }) {
  const { t, language } = useTranslation('class-sign-in');
  const wait = useWaitText();
  const { mutate, isPending, error } = useSchoolSignIn(code);
  return (
    <div className="grid gap-3 border-line border-b pb-6">
      <p>{t('school.hint')}</p>
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {isTooMany(error) ? wait(error) : messageFor(error, language)}
        </p>
      )}
      <Button
        variant="secondary"
        size="lg"
        className="wrap-anywhere"
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('school.submit', { name })}
      </Button>
    </div>
  );
}
