import {
  SCHOOL_MAX_LENGTH,
  SHOWN_AS_MAX_LENGTH,
  type TeacherRequest,
  type TeacherState,
} from '@codivia/contract/api/teachers';
import { formatDate, formatTimeAgo } from '@codivia/contract/text/format-dates';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSetTeacher, useUserTeacher } from './admin-schools.api.ts';

type Props = { userId: string };

function Asked({ request }: { request: TeacherRequest }) {
  const { t, language } = useTranslation('admin-schools');
  const { asked_at, shown_as, school, proof } = request;
  return (
    <p className="wrap-anywhere">
      {t('user.asked', { when: formatTimeAgo(asked_at, language), shown_as, school, proof })}
    </p>
  );
}

/** Makes an account a teacher's, with the fields of its request where there is one. */
function GrantForm({ userId, request }: Props & Pick<TeacherState, 'request'>) {
  const { t } = useTranslation('admin-schools');
  const { mutate, isPending } = useSetTeacher(userId);
  const [shown_as, setShownAs] = useState(request?.shown_as ?? '');
  const [school, setSchool] = useState(request?.school ?? '');
  const [sent, setSent] = useState(false);
  const errorOf = (value: string) => (sent && !value.trim() ? t('user.missing') : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (isPending || !shown_as.trim() || !school.trim()) return;
    mutate(
      { teacher: true, shown_as: shown_as.trim(), school: school.trim() },
      { onSuccess: () => toast.success(t('user.granted')) },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {request ? <Asked request={request} /> : <p>{t('user.is_not')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={t('user.shown_as')}
          hint={t('user.shown_as_hint')}
          error={errorOf(shown_as)}
          maxLength={SHOWN_AS_MAX_LENGTH}
          value={shown_as}
          onChange={({ target }) => setShownAs(target.value)}
        />
        <Input
          label={t('user.school')}
          error={errorOf(school)}
          maxLength={SCHOOL_MAX_LENGTH}
          value={school}
          onChange={({ target }) => setSchool(target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="min-h-11 justify-self-start"
        loading={isPending}
      >
        {t('user.grant')}
      </Button>
    </form>
  );
}

function Capability({
  userId,
  teacher,
}: Props & { teacher: NonNullable<TeacherState['teacher']> }) {
  const { t, language } = useTranslation('admin-schools');
  const { mutate, isPending } = useSetTeacher(userId);
  const { granted_at, ...names } = teacher;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere">
        {t('user.is', { ...names, when: formatDate(granted_at, language, 'long') })}
      </p>
      <Button
        variant="danger"
        size="sm"
        className="min-h-11"
        loading={isPending}
        onClick={() =>
          mutate({ teacher: false }, { onSuccess: () => toast.success(t('user.withdrawn')) })
        }
      >
        {t('user.withdraw')}
      </Button>
      <p className="text-muted text-sm">{t('user.withdraw_text')}</p>
    </div>
  );
}

/** Shows whether an account is a teacher's. Beside its form, since it is granted and withdrawn by itself. */
export function UserTeacher({ userId }: Props) {
  const { t } = useTranslation('admin-schools');
  const title = useId();
  const { data, isError, refetch } = useUserTeacher(userId);
  return (
    <section aria-labelledby={title} className="mt-6 grid gap-2 border-line border-t pt-4">
      <h3 id={title} className="text-lg">
        {t('user.title')}
      </h3>
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-danger">
          {t('user.failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('user.retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      {data?.teacher && <Capability userId={userId} teacher={data.teacher} />}
      {data && !data.teacher && (
        <GrantForm key={data.request?.asked_at} userId={userId} request={data.request} />
      )}
    </section>
  );
}
