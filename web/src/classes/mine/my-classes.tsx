import type { OwnClass } from '@codivia/contract/api/class-sign-in';
import { formatDate, formatList } from '@codivia/contract/text/format-dates';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClassView } from './class-view.tsx';
import { useLeaveClass, useMyClasses } from './my-classes.api.ts';

function Leave({ own }: { own: OwnClass }) {
  const { t } = useTranslation('my-classes');
  const { mutateAsync, isPending } = useLeaveClass();
  const name = own.class_name;
  // The row is gone once the list was read again, and with it the callbacks of `mutate`.
  const leave = () =>
    mutateAsync(own.id).then(
      () => toast.success(t('left', { name })),
      () => {},
    );
  return (
    <ConfirmButton
      variant="secondary"
      size="sm"
      title={t('leave_ask', { name })}
      text={t('leave_text')}
      confirm={t('leave')}
      cancel={t('stay')}
      pending={isPending}
      onConfirm={(close) => void leave().then(close)}
    >
      {t('leave')}
    </ConfirmButton>
  );
}

function Row({ own, mayLeave }: { own: OwnClass; mayLeave: boolean }) {
  const { t, language } = useTranslation('my-classes');
  const facts = [
    formatList(own.teachers, language),
    own.school_year,
    t('since', { date: formatDate(own.joined_at, language, 'medium') }),
  ];
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-lg">{own.class_name}</h3>
          <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
          <p className="wrap-anywhere">{t('name', { name: own.name })}</p>
          {own.archived && <p className="text-muted">{t('archived')}</p>}
        </div>
        {mayLeave && <Leave own={own} />}
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-bold text-trail">
          {t('sees_title')}
        </summary>
        <ClassView sees={own.sees} />
      </details>
    </li>
  );
}

function Classes({ mayLeave }: { mayLeave: boolean }) {
  const { t } = useTranslation('my-classes');
  const { data, isError, refetch } = useMyClasses();
  if (data?.length === 0) return <p className="text-muted">{t('none')}</p>;
  if (data) {
    return (
      <ul className="grid divide-y divide-line">
        {data.map((own) => (
          <Row key={own.id} own={own} mayLeave={mayLeave} />
        ))}
      </ul>
    );
  }
  if (isError) return <PartFailed text={t('failed')} onRetry={refetch} />;
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-24" />
    </PartLoading>
  );
}

/** The classes in which a member learns, what their teachers see, and leaving; a class account stays in its class. */
export function MyClasses({ mayLeave }: { mayLeave: boolean }) {
  const { t } = useTranslation('my-classes');
  return (
    <Section title={t('title')}>
      {!mayLeave && <p className="text-muted">{t('class_account')}</p>}
      <Classes mayLeave={mayLeave} />
    </Section>
  );
}
