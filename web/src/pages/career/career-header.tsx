import type { Career } from '@codivia/contract/careers';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { DemandBadge } from '../../features/careers/demand-badge.tsx';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';

/** The way back, the name of a career and what it is about, in one line and one picture. */
export function CareerHeader({ career }: { career: Career }) {
  const { t } = useTranslation('careers');
  const language = useLanguage();
  return (
    <header className="grid items-center gap-8 lg:grid-cols-[1fr_1.05fr]">
      <div className="grid justify-items-start gap-5">
        <Link
          to={paths.careers}
          className="inline-flex min-h-11 items-center gap-1.5 font-bold text-trail hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </Link>
        <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{career.title[language]}</h1>
        <p className="text-xl text-muted">{career.tagline[language]}</p>
        <DemandBadge demand={career.demand} />
      </div>
      <img
        src={career.picture}
        alt=""
        width="640"
        height="400"
        className="h-auto w-full rounded-[2rem] shadow-lift"
      />
    </header>
  );
}
