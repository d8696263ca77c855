import type { TeacherRequest } from '@codivia/contract/api/teachers';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { RequestForm } from './request-form.tsx';
import { useTeacherState, useWithdrawRequest } from './teacher-request.api.ts';

function ForVisitors() {
  const { t } = useTranslation('teachers');
  const comeBack = () => rememberRedirect(paths.teachers);
  return (
    <>
      <p>{t('request.visitor')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.register} onClick={comeBack}>
          {t('request.sign_up')}
        </ButtonLink>
        <ButtonLink to={paths.auth} variant="secondary" onClick={comeBack}>
          {t('request.log_in')}
        </ButtonLink>
      </div>
    </>
  );
}

function Waiting({ request }: { request: TeacherRequest }) {
  const { t, language } = useTranslation('teachers');
  const withdraw = useWithdrawRequest();
  const date = formatDate(request.asked_at, language);
  return (
    <>
      <p className="font-bold">{t('request.waiting', { date })}</p>
      <p>
        {request.shown_as} · {request.school}
      </p>
      <div>
        <Button
          variant="secondary"
          loading={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, {
              onSuccess: () => toast.success(t('request.withdrawn')),
            })
          }
        >
          {t('request.withdraw')}
        </Button>
      </div>
    </>
  );
}

function Declined({ request }: { request: TeacherRequest }) {
  const { t } = useTranslation('teachers');
  const { decline_reason: reason } = request;
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t('request.declined')}</p>
      {reason && <p>{t('request.reason', { reason })}</p>}
      <p>{t('request.again')}</p>
    </div>
  );
}

function ForMembers() {
  const { t } = useTranslation('teachers');
  const { data, isError, refetch } = useTeacherState();
  if (isError) return <PartFailed text={t('request.failed')} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('request.loading')}>
        <Skeleton className="h-48" />
      </PartLoading>
    );
  }
  const { teacher, request } = data;
  if (teacher) {
    return (
      <>
        <p>{t('request.granted', { name: teacher.shown_as })}</p>
        <div>
          <ButtonLink to="/classes">{t('open')}</ButtonLink>
        </div>
      </>
    );
  }
  if (request && !request.declined_at) return <Waiting request={request} />;
  return (
    <>
      {request && <Declined request={request} />}
      <RequestForm before={request} />
    </>
  );
}

/** Where a member asks for the capability of a teacher, and reads what became of the request. */
export function TeacherRequestSection() {
  const { t } = useTranslation('teachers');
  const { user } = useSession();
  const refused = user?.class_account ? 'class_account' : user?.age === 'under_15' && 'too_young';
  return (
    <TitledSection title={t('request.title')} text={t('request.text')}>
      <Card id="request" className="grid max-w-3xl gap-5 p-6 sm:p-8">
        {!user && <ForVisitors />}
        {refused && <p>{t(`request.${refused}`)}</p>}
        {user && !refused && <ForMembers />}
      </Card>
      <Link
        to={paths.helpArticle('for-teachers')}
        className="inline-flex min-h-11 items-center text-trail underline underline-offset-4"
      >
        {t('head.guide')}
      </Link>
    </TitledSection>
  );
}
