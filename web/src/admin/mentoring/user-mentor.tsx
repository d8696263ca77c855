import type { AdminMentor } from '@codivia/contract/api/admin-mentoring';
import { LANGUAGE_NAMES } from '@codivia/contract/api/language';
import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { formatDate, formatList, formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import {
  useSetUserMentor,
  useUserMentor,
} from '../../support/mentoring/moderation/moderation.api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

function Profile({ mentor }: { mentor: NonNullable<AdminMentor['mentor']> }) {
  const { t, language } = useTranslation('admin-mentoring');
  const { conduct_version: version, conduct_accepted_at: accepted } = mentor;
  const listed = (names: string[]) => formatList(names, language) || t('mentor.nothing');
  return (
    <>
      <p>{t('mentor.is', { when: formatDate(mentor.granted_at, language, 'long') })}</p>
      <p>
        {t('mentor.offers', {
          languages: listed(mentor.languages.map((one) => LANGUAGE_NAMES[one])),
          subjects: listed(mentor.subjects.map((one) => t(`mentor.subjects.${one}`))),
          hours: mentor.weekly_hours,
        })}
      </p>
      <p>
        {version === CONDUCT_VERSION && accepted
          ? t('mentor.accepted', { version, when: formatTimeAgo(accepted, language) })
          : t('mentor.not_accepted')}
      </p>
    </>
  );
}

function Capability({ userId, mentor }: { userId: string } & AdminMentor) {
  const { t, language } = useTranslation('admin-mentoring');
  const set = useSetUserMentor(userId);
  const suspended = mentor?.suspended_at;
  const change = (granted: boolean) =>
    set.mutate(granted, {
      onSuccess: () => {
        const restored = suspended ? 'mentor.reinstated' : 'mentor.granted';
        toast.success(t(granted ? restored : 'mentor.withdrawn'));
      },
    });
  return (
    <div className="grid justify-items-start gap-2">
      {mentor ? <Profile mentor={mentor} /> : <p>{t('mentor.is_not')}</p>}
      {suspended && (
        <>
          <p className="font-bold text-danger">
            {t('mentor.suspended', { when: formatDate(suspended, language, 'long') })}
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            loading={set.isPending}
            onClick={() => change(true)}
          >
            {t('mentor.reinstate')}
          </Button>
        </>
      )}
      <Button
        variant={mentor ? 'danger' : 'secondary'}
        size="sm"
        className="min-h-11"
        loading={set.isPending}
        onClick={() => change(!mentor)}
      >
        {t(mentor ? 'mentor.withdraw' : 'mentor.grant')}
      </Button>
      {mentor && <p className="text-muted text-sm">{t('mentor.withdraw_text')}</p>}
    </div>
  );
}

/** Shows whether an account is a mentor's. Beside its form, since it is granted and withdrawn by itself. */
export function UserMentor({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-mentoring');
  const title = useId();
  const { data, isError, refetch } = useUserMentor(userId);
  return (
    <section aria-labelledby={title} className="mt-6 grid gap-2 border-line border-t pt-4">
      <h3 id={title} className="text-lg">
        {t('mentor.title')}
      </h3>
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-danger">
          {t('mentor.failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('mentor.retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      {data && <Capability userId={userId} mentor={data.mentor} />}
    </section>
  );
}
