import type { Career } from '@codivia/contract/api/careers';
import { Mountain, ThumbsUp } from 'lucide-react';
import { CareerDay } from '../../features/careers/career-day.tsx';
import { CareerFigures } from '../../features/careers/career-figures.tsx';
import { CareerInvitation } from '../../features/careers/career-invitation.tsx';
import { CareerPoints } from '../../features/careers/career-points.tsx';
import { CareerSkills } from '../../features/careers/career-skills.tsx';
import { CareerSteps } from '../../features/careers/career-steps.tsx';
import { CareerStudies } from '../../features/careers/career-studies.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { CareerCourses, CareerSection } from './career-courses.tsx';
import { CareerHeader } from './career-header.tsx';

function JobAndDay({ career }: { career: Career }) {
  const { t, language } = useTranslation('careers');
  return (
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
  );
}

function ProsAndCons({ career }: { career: Career }) {
  const { t } = useTranslation('careers');
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
      <CareerSection title={t('advantages')}>
        <CareerPoints points={career.advantages} icon={ThumbsUp} tone="good" />
      </CareerSection>
      <CareerSection title={t('challenges')}>
        <CareerPoints points={career.challenges} icon={Mountain} tone="hard" />
      </CareerSection>
    </div>
  );
}

/** A career, from what it is to the first course. */
export function CareerView({ career }: { career: Career }) {
  const { t, language } = useTranslation('careers');
  return (
    <div className="page-width grid gap-14 py-10 sm:gap-20 sm:py-14">
      <PageTitle title={career.title[language]} />
      <meta name="description" content={career.description[language]} />
      <CareerHeader career={career} />
      <CareerFigures career={career} />
      <JobAndDay career={career} />
      <CareerSection title={t('skills')}>
        <CareerSkills categories={career.skill_categories} />
      </CareerSection>
      <CareerSection title={t('evolution')}>
        <CareerSteps steps={career.steps} />
      </CareerSection>
      <CareerSection title={t('studies')}>
        <CareerStudies studies={career.studies} />
      </CareerSection>
      <ProsAndCons career={career} />
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
