import type { ClassDoor } from '@codivia/contract/api/class-sign-in';
import { formatList } from '@codivia/contract/text/format-dates';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { isTooMany, useClassDoor } from './class-door.api.ts';
import { CodeForm } from './code-form.tsx';
import { Patience } from './patience.tsx';
import { SchoolSignIn } from './school-sign-in.tsx';
import { useSchoolReturn } from './use-school-return.ts';
import { useWaitText } from './wait-text.ts';
import { WordsForm } from './words-form.tsx';

const Joining = lazy(async () => ({ default: (await import('./joining.tsx')).Joining }));

function Waiting() {
  return (
    <>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-64" />
      <Patience />
    </>
  );
}

/** Shown to whoever has come back from the school. */
function Opening() {
  const { t } = useTranslation('class-sign-in');
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{t('school.opening')}</h1>
      <Waiting />
    </>
  );
}

function ClassName({ door }: { door: ClassDoor }) {
  const { language } = useTranslation('class-sign-in');
  return (
    <header className="grid gap-1">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">{door.class_name}</h1>
      <p className="text-lg text-muted">
        {[formatList(door.teachers, language), door.school_year].filter(Boolean).join(' · ')}
      </p>
    </header>
  );
}

/** The ways in for somebody with an account of their own. */
function OwnAccount({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('class-sign-in');
  const { pathname } = useLocation();
  if (!isOpen) return <p className="border-line border-t pt-5 text-muted">{t('closed')}</p>;
  const link = 'inline-block min-h-11 font-bold text-trail underline underline-offset-4';
  return (
    <div className="grid gap-1 border-line border-t pt-5">
      <p>{t('own.text')}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link to={paths.auth} className={link} onClick={() => rememberRedirect(pathname)}>
          {t('own.sign_in')}
        </Link>
        <Link to={paths.register} className={link} onClick={() => rememberRedirect(pathname)}>
          {t('own.register')}
        </Link>
      </p>
    </div>
  );
}

function Opened({ code, door, problem }: { code: string; door: ClassDoor; problem: string }) {
  const { t } = useTranslation('class-sign-in');
  const { user } = useSession();
  const [wasVisitor] = useState(user === null);
  // Whoever has signed in here is on the way to another page.
  if (user && wasVisitor) return <Waiting />;
  if (user) {
    return (
      <>
        <ClassName door={door} />
        <Suspense fallback={<Waiting />}>
          <Joining code={code} user={user} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <ClassName door={door} />
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {problem}
        </p>
      )}
      {door.school_name && <SchoolSignIn code={code} name={door.school_name} />}
      <p className="text-lg">{t(door.school_name ? 'school.or_card' : 'intro')}</p>
      <WordsForm code={code} />
      <OwnAccount isOpen={door.joining_open} />
    </>
  );
}

function Contents({ code }: { code: string }) {
  const { t } = useTranslation('class-sign-in');
  const wait = useWaitText();
  const { data, error, isLoadingError, refetch } = useClassDoor(code);
  const { isOpening, problem } = useSchoolReturn();
  if (isOpening) return <Opening />;
  if (isTooMany(error)) {
    return <EmptyState heading="h1" title={t('too_many_title')} description={wait(error)} />;
  }
  if (error instanceof ApiError && error.status === 404) return <CodeForm code={code} />;
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('failed')} error={error} onRetry={refetch} />;
  }
  return data ? <Opened code={code} door={data} problem={problem} /> : <Waiting />;
}

/** Where pupils sign in with the words of their card, or join a class with an account of their own. */
export function ClassSignInPage() {
  const { t } = useTranslation('class-sign-in');
  const { code } = useParams();
  return (
    <>
      <PageTitle title={t('title')} />
      <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:py-12">
        <Card className="grid gap-6 p-5 sm:p-8">
          {code ? <Contents key={code} code={code} /> : <CodeForm />}
        </Card>
      </div>
    </>
  );
}
