import type { Member } from '@codivia/contract/api/accounts';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import '../../classes/print.css';
import { classPaths, DEMO_CLASS } from '../../classes/class-paths.ts';
import { useClass, useOwnTeacher } from '../../classes/classes.api.ts';
import { ClassList } from '../../classes/list/class-list.tsx';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { refreshMember } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotFound } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';
import { ClassLayout } from './class-layout.tsx';
import { sectionOf } from './sections.tsx';

const Demonstration = lazy(async () => ({
  default: (await import('../../classes/demo/demonstration.tsx')).Demonstration,
}));

function Waiting() {
  return (
    <div className="page-width py-8 sm:py-12">
      <Skeleton className="h-96" />
    </div>
  );
}

function MissingClass() {
  const { t } = useTranslation('classes');
  return (
    <NotFound
      title={t('missing.title')}
      text={t('missing.text')}
      to={classPaths.list}
      back={t('title')}
    />
  );
}

type Address = { id: string; section: string | undefined; itemId: string | undefined };

function OneClass({ id, section, itemId }: Address) {
  const { t } = useTranslation('classes');
  const { data, error, isLoadingError, refetch } = useClass(id);
  const known = sectionOf(section);
  if (!known || (isNotFound(error) && !data)) return <MissingClass />;
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (!data) return <Waiting />;
  const { Section, ...place } = known;
  return (
    <>
      <PageTitle title={`${data.name} · ${t(`tabs.${place.tab}`)}`} />
      <ClassLayout taught={data} {...place}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Section taught={data} itemId={itemId} />
        </Suspense>
      </ClassLayout>
    </>
  );
}

/** Asks the server when the session does not know a teacher; anybody else is led to what there is for teachers. */
function NotYetTeacher() {
  const { t } = useTranslation('classes');
  const { data, error, isLoadingError, refetch } = useOwnTeacher(true);
  const isTeacher = data?.teacher != null;
  useEffect(() => {
    if (isTeacher) void refreshMember();
  }, [isTeacher]);
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('failed')} error={error} onRetry={refetch} />;
  }
  if (data && !isTeacher) return <Navigate to={paths.teachers} replace />;
  return <Waiting />;
}

function Contents({ user }: { user: Member }) {
  const { classId, section, itemId } = useParams();
  if (!user.is_teacher) return <NotYetTeacher />;
  if (!classId) return <ClassList />;
  return <OneClass key={classId} id={classId} section={section} itemId={itemId} />;
}

function DemoClass() {
  const { section, itemId } = useParams();
  return (
    <Suspense fallback={<Waiting />}>
      <Demonstration section={section}>
        <OneClass id={DEMO_CLASS} section={section} itemId={itemId} />
      </Demonstration>
    </Suspense>
  );
}

function OwnClasses() {
  const { t } = useTranslation('classes');
  const user = useMembersOnly();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && <Contents user={user} />}
    </>
  );
}

/** A teacher's classes, or one of them; and the demonstration, to which anyone has access. */
export function ClassesPage() {
  return useParams().classId === DEMO_CLASS ? <DemoClass /> : <OwnClasses />;
}
