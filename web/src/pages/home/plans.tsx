import { BookOpen, CalendarClock, DoorOpen, ListChecks } from 'lucide-react';
import { premiumContents } from '../../features/courses/course-facts.ts';
import { useCourses } from '../../features/courses/courses.api.ts';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTrial } from '../../features/subscriptions/subscriptions.api.ts';
import { useClaims } from '../../lib/claims.ts';
import { closedBy } from '../../lib/closed-by.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { Section } from './section.tsx';
import { Strip } from './strip.tsx';

const CONTENTS = [1, 2, 3, 4, 5, 6] as const;

const FACT =
  'flex items-center gap-3 [&_svg]:size-5 sm:[&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-trail';

function Facts() {
  const { t, language } = useTranslation('plans');
  const claims = useClaims();
  const { data: courses } = useCourses();
  const contents = courses && premiumContents(courses);
  return (
    <ul
      aria-label={t('facts.label')}
      className="mb-4 flex flex-wrap gap-x-8 gap-y-1.5 font-bold text-[0.94rem] leading-snug sm:mb-10 sm:text-base sm:gap-y-3"
    >
      {claims && contents && (
        <>
          <li className={FACT}>
            <BookOpen aria-hidden="true" />
            {t('facts.courses', {
              count: claims.premium_courses.value,
              figure: claims.premium_courses.figure[language],
            })}
          </li>
          <li className={FACT}>
            <ListChecks aria-hidden="true" />
            {t('facts.lessons', { count: contents.lessons })},{' '}
            {t('facts.exercises', { count: contents.exercises })}
          </li>
          <li className={FACT}>
            <CalendarClock aria-hidden="true" />
            {t('facts.hours', { count: contents.hours })}
          </li>
        </>
      )}
      <li className={FACT}>
        <DoorOpen aria-hidden="true" />
        {t('facts.stop')}
      </li>
    </ul>
  );
}

function PremiumAction() {
  const { t } = useTranslation('plans');
  const { user } = useSession();
  const trial = useTrial();
  const note = trial === 'used' ? 'premium_note_used' : 'premium_note';
  if (user?.role === 'admin' && !user.is_premium) return null;
  if (closedBy(user, 'own-account')) return <UnlessClosed right="own-account" />;
  return (
    <div className="grid gap-2">
      {user?.is_premium ? (
        <Button variant="joy" disabled>
          {t('already_premium')}
        </Button>
      ) : (
        <SubscribeButton size="lg">
          {t(trial === 'available' ? 'premium_start' : 'premium_start_again')}
        </SubscribeButton>
      )}
      <p className="text-sm text-muted">{t(user?.is_premium ? 'already_note' : note)}</p>
    </div>
  );
}

/** Shows the contents and prices of the two plans (docs/product.md#plans). */
export function Plans() {
  const { t } = useTranslation('plans');
  const trial = useTrial();
  const week = {
    available: [t('first_week')],
    used: [],
    unknown: [t('first_week_unknown')],
  }[trial];
  return (
    <Section id="pricing" title={t('title')} intro={t('intro')}>
      <Facts />
      <Strip>
        <PlanCard
          name={t('free')}
          purpose={t('free_for')}
          price={t('free_price')}
          contents={CONTENTS.map((place) => t(`free_${place}`))}
          action={
            <div className="grid gap-2">
              <ButtonLink to={paths.auth} variant="secondary" size="lg">
                {t('free_start')}
              </ButtonLink>
              <p className="text-sm text-muted">{t('free_note')}</p>
            </div>
          }
        />
        <PlanCard
          best
          name={t('premium')}
          purpose={t('premium_for')}
          price={t('premium_price')}
          period={t('per_month')}
          contents={CONTENTS.map((place) => t(`premium_${place}`))}
          promises={[...week, t('guarantee')]}
          action={<PremiumAction />}
        />
      </Strip>
    </Section>
  );
}
