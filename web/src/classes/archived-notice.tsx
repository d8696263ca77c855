import { restoreClass, type SchoolClass } from '@codivia/contract/api/classes';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../lib/i18n.ts';
import { toast } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { useClassServer } from './class-server.ts';
import { useClassChange } from './classes.api.ts';

/** Says when an archived class is deleted, and takes it out of the archive. */
export function ArchivedNotice({ taught }: { taught: SchoolClass }) {
  const { t, language } = useTranslation('classes');
  const { id, delete_after } = taught;
  const { call } = useClassServer();
  const { mutate, isPending } = useClassChange(() => call(restoreClass, { params: { id } }));
  if (!taught.archived_at) return null;
  return (
    <section
      aria-label={t('archived')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-joy-soft p-5"
    >
      <p className="max-w-prose">
        {t('archived_text', { date: delete_after ? formatDate(delete_after, language) : '–' })}
      </p>
      <Button
        variant="secondary"
        loading={isPending}
        onClick={() =>
          mutate(undefined, {
            onSuccess: () => toast.success(t('restored', { name: taught.name })),
          })
        }
      >
        {t('restore')}
      </Button>
    </section>
  );
}
