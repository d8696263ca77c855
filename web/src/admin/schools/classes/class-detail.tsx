import type { AdminClass } from '@codivia/contract/api/admin-classes';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadedItem } from '../../kit/loaded-item.tsx';
import { useAdminClass, useSeats } from '../admin-schools.api.ts';
import { ClassTeachers } from './class-teachers.tsx';
import { SeatsForm } from './seats-form.tsx';

function Opened({ found }: { found: AdminClass }) {
  const { t, language } = useTranslation('admin-schools');
  const { id, name, school_year, created_at, delete_after, members, class_accounts } = found;
  const seats = useSeats(id);
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h2 className="wrap-anywhere text-2xl">
          {name} · {school_year}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{t('classes.created', { date: formatDate(created_at, language) })}</span>
          <span>
            {t('classes.members', { count: members })}
            {class_accounts > 0 && `, ${t('classes.accounts', { accounts: class_accounts })}`}
          </span>
        </p>
        {delete_after && (
          <p className="font-bold text-danger">
            {t('classes.archived_until', { date: formatDate(delete_after, language) })}
          </p>
        )}
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ClassTeachers found={found} />
        <LoadedItem
          query={seats}
          texts={{ loading: t('seats.loading'), failed: t('seats.failed') }}
        >
          {({ licence, dealt }) => (
            <SeatsForm key={licence?.until ?? ''} found={found} licence={licence} dealt={dealt} />
          )}
        </LoadedItem>
      </div>
    </div>
  );
}

/** A class with what an administrator does for it: give it a teacher, or a licence. */
export function ClassDetail({ id }: { id: string }) {
  const { t } = useTranslation('admin-schools');
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete('class');
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={`?${list}`}>{t('classes.back')}</BackLink>
      <LoadedItem
        query={useAdminClass(id)}
        texts={{ loading: t('classes.loading'), failed: t('classes.one_failed') }}
      >
        {(found) => <Opened found={found} />}
      </LoadedItem>
    </div>
  );
}
