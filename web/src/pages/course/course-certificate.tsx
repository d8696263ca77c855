import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useCourseCertificate } from '../../features/certificates/certificates.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Mascot } from '../../ui/mascot.tsx';

const QUERY = 'showCertificate';

const CertificateDialog = lazy(() =>
  import('../../features/certificates/certificate-dialog.tsx').then((module) => ({
    default: module.CertificateDialog,
  })),
);

/** Reads from the address whether the dialog is open, so that a lesson can link to it. */
function useShown() {
  const [query, setQuery] = useSearchParams();
  const show = (shown: boolean) => {
    const next = new URLSearchParams(query);
    if (shown) next.set(QUERY, 'true');
    else next.delete(QUERY);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [query.get(QUERY) === 'true', show] as const;
}

/** Congratulations on a complete course, and its certificate. */
export function CourseCertificate({ courseId, complete }: { courseId: string; complete: boolean }) {
  const { t } = useTranslation('course-certificate');
  const [shown, show] = useShown();
  const { data } = useCourseCertificate(courseId, complete);
  const proof = data?.kind === 'attendance' ? 'attendance' : 'certificate';
  return (
    <>
      {complete && (
        <section className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-joy p-7 text-on-joy sm:p-9">
          <Mascot pose="proud" className="-my-3 h-28 w-auto" />
          <div className="grow basis-64">
            <h2 className="text-2xl sm:text-3xl">{t('title')}</h2>
            <p className="mt-1 text-lg">{t(`${proof}_text`)}</p>
          </div>
          <Button onClick={() => show(true)} className="bg-on-joy! text-joy!">
            {t(proof)}
          </Button>
        </section>
      )}
      {shown && (
        <Suspense fallback={null}>
          <CertificateDialog courseId={courseId} open onOpenChange={show} />
        </Suspense>
      )}
    </>
  );
}
