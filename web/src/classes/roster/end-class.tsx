import { CLASS_ARCHIVE_DAYS, type SchoolClass } from '@codivia/contract/api/classes';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { DeleteClass } from './delete-class.tsx';
import { useArchiveClass } from './roster.api.ts';

function Archive({ taught }: { taught: SchoolClass }) {
  const { t } = useTranslation('class-roster');
  const { mutate, isPending } = useArchiveClass(taught.id);
  const { name } = taught;
  return (
    <ConfirmButton
      variant="secondary"
      title={t('end.archive_ask', { name })}
      text={t('end.archive_text', { days: CLASS_ARCHIVE_DAYS })}
      confirm={t('end.archive')}
      cancel={t('keep')}
      pending={isPending}
      onConfirm={(close) =>
        mutate(undefined, {
          onSuccess: () => {
            toast.success(t('end.archived', { name }));
            close();
          },
        })
      }
    >
      {t('end.archive')}
    </ConfirmButton>
  );
}

/** The end of a class: archived at the end of the year, or deleted at once. */
export function EndClass({ taught }: { taught: SchoolClass }) {
  const { t } = useTranslation('class-roster');
  return (
    <TitledSection title={t('end.title')} text={t('end.text', { days: CLASS_ARCHIVE_DAYS })}>
      <div className="flex flex-wrap gap-2">
        {!taught.archived_at && <Archive taught={taught} />}
        <DeleteClass taught={taught} />
      </div>
    </TitledSection>
  );
}
