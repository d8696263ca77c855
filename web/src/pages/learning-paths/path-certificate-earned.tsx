import type { ListedCertificate } from '@codivia/contract/api/certificates';
import type { LearningPath } from '@codivia/contract/api/learning-paths';
import { formatList } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { CertificateDialog } from '../../features/certificates/certificate-dialog.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Button } from '../../ui/button.tsx';
import { Mascot } from '../../ui/mascot.tsx';

type Props = {
  certificate: ListedCertificate;
  /** All certificates of the member. */
  all: readonly ListedCertificate[];
  path: LearningPath;
};

/** The member's certificate of a path, and what would make it the full one. */
export function PathCertificateEarned({ certificate, all, path }: Props) {
  const { t, language } = useTranslation('learning-paths');
  const [open, setOpen] = useState(false);
  const { kind, path_courses } = certificate;
  const full = new Set(all.filter((one) => one.kind === 'full').map(({ course }) => course.id));
  const basic = path_courses.filter(({ id }) => !full.has(id));
  const named = new Set(path_courses.map(({ id }) => id));
  const hasGrown = path.courses.some(({ id }) => !named.has(id));
  return (
    <section
      aria-labelledby="path-certificate"
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-joy p-7 text-on-joy sm:p-9"
    >
      <Mascot pose="proud" className="-my-3 h-28 w-auto" />
      <div className="grid grow basis-64 gap-1 text-lg">
        <h2 id="path-certificate" className="text-2xl sm:text-3xl">
          {t(`certificate.earned_${kind === 'full' ? 'full' : 'basic'}`)}
        </h2>
        {kind !== 'full' && basic.length > 0 && (
          <p>
            {t('certificate.to_full', {
              count: basic.length,
              courses: formatList(
                basic.map((course) => localizedTitle(course, language)),
                language,
              ),
            })}
          </p>
        )}
        {hasGrown && <p>{t('certificate.grown')}</p>}
      </div>
      <Button onClick={() => setOpen(true)} className="bg-on-joy! text-joy!">
        {t('certificate.view')}
      </Button>
      <CertificateDialog certificate={certificate} open={open} onOpenChange={setOpen} />
    </section>
  );
}
