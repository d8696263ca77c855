import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlanCard } from './plan-card.tsx';
import { Section } from './section.tsx';

const CONTENTS = [1, 2, 3, 4, 5, 6] as const;

function PremiumButton() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  if (user?.is_premium) {
    return (
      <Button variant="joy" disabled>
        {t('plans.already_premium')}
      </Button>
    );
  }
  return user ? null : (
    <ButtonLink to={paths.register} variant="joy">
      {t('plans.premium_start')}
    </ButtonLink>
  );
}

/** What the two plans hold and cost (specification §1 and §9). */
export function Plans() {
  const { t } = useTranslation('home');
  return (
    <Section id="pricing" title={t('plans.title')}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PlanCard
          name={t('plans.free')}
          purpose={t('plans.free_for')}
          price={t('plans.free_price')}
          contents={CONTENTS.map((place) => t(`plans.free_${place}`))}
          action={
            <ButtonLink to={paths.auth} variant="secondary">
              {t('plans.free_start')}
            </ButtonLink>
          }
        />
        <PlanCard
          best
          name={t('plans.premium')}
          purpose={t('plans.premium_for')}
          price={t('plans.premium_price')}
          period={t('plans.per_month')}
          contents={CONTENTS.map((place) => t(`plans.premium_${place}`))}
          promises={[t('plans.first_week'), t('plans.guarantee')]}
          action={<PremiumButton />}
        />
      </div>
    </Section>
  );
}
