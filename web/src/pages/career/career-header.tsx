import type { Career } from '@codivia/contract/api/careers';
import { DemandBadge } from '../../features/careers/demand-badge.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';

/** The way back, the name of a career and what it is about, in one line and one picture. */
export function CareerHeader({ career }: { career: Career }) {
  const { t, language } = useTranslation('careers');
  return (
    <header className="grid items-center gap-8 lg:grid-cols-[1fr_1.05fr]">
      <div className="grid justify-items-start gap-5">
        <BackLink to={paths.careers}>{t('back')}</BackLink>
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
