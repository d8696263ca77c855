import type { Career } from '@codivia/contract/api/careers';
import { Mountain, ThumbsUp } from 'lucide-react';
import { CareerDay } from '../../features/careers/career-day.tsx';
import { CareerFigures } from '../../features/careers/career-figures.tsx';
import { CareerInvitation } from '../../features/careers/career-invitation.tsx';
import { CareerPoints } from '../../features/careers/career-points.tsx';
import { CareerSkills } from '../../features/careers/career-skills.tsx';
import { CareerSteps } from '../../features/careers/career-steps.tsx';
import { CareerStudies } from '../../features/careers/career-studies.tsx';
import { DemandBadge } from '../../features/careers/demand-badge.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CareerCourses, CareerSection } from './career-courses.tsx';

/** A career, from what it is to the first course. */
export function CareerView({ career }: { career: Career }) {
  const { t, language } = useTranslation('careers');
  return (
    <div className="page-width grid gap-14 py-10 sm:gap-20 sm:py-14">
      <PageTitle title={career.title[language]} description={career.description[language]} />
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
      <CareerFigures career={career} />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <CareerSection title={t('job')}>
          <div className="grid gap-4 text-lg">
            {career.job.map((paragraph) => (
              <p key={paragraph.en}>{paragraph[language]}</p>
            ))}
          </div>
        </CareerSection>
        <CareerSection title={t('day')}>
          <CareerDay day={career.day} />
        </CareerSection>
      </div>
      <CareerSection title={t('skills')}>
        <CareerSkills categories={career.skill_categories} />
      </CareerSection>
      <CareerSection title={t('evolution')}>
        <CareerSteps steps={career.steps} />
      </CareerSection>
      <CareerSection title={t('studies')}>
        <CareerStudies studies={career.studies} />
      </CareerSection>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <CareerSection title={t('advantages')}>
          <CareerPoints points={career.advantages} icon={ThumbsUp} tone="good" />
        </CareerSection>
        <CareerSection title={t('challenges')}>
          <CareerPoints points={career.challenges} icon={Mountain} tone="hard" />
        </CareerSection>
      </div>
      <CareerCourses icons={career.course_icons} />
      <CareerInvitation
        title={t('invitation.title')}
        text={t('invitation.text')}
        courses={t('invitation.courses')}
        account={{ label: t('invitation.register'), to: paths.register }}
      />
    </div>
  );
}
