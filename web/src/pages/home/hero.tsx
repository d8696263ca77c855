import { Crown, Play } from 'lucide-react';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { HeroCard } from './hero-card.tsx';
import { TrustBadge } from './trust-badge.tsx';

/** The first section of the page: a title, a game to play at once, and the ways in. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className="relative isolate overflow-hidden">
      <svg
        viewBox="0 0 1440 700"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full text-trail opacity-35 max-lg:hidden"
      >
        <path
          d="M-40 660C180 560 330 700 520 640S700 470 830 500s110 150 270 130 150-240 60-330S1000 150 1130 90s230 20 380-60"
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="0.1 22"
        />
        <g className="fill-paper" stroke="currentColor" strokeWidth="6">
          <circle cx="520" cy="640" r="10" />
          <circle cx="1100" cy="630" r="10" />
          <circle cx="1130" cy="90" r="10" />
        </g>
      </svg>
      <div className="page-width grid items-start gap-x-12 gap-y-4 pt-4 pb-6 lg:grid-cols-[1.1fr_0.9fr] lg:grid-rows-[auto_1fr] lg:gap-y-7 lg:pt-14 lg:pb-16">
        <h1 className="text-[clamp(1.85rem,6.2vw,4.2rem)] leading-[1.04] lg:pt-6">
          {t('title')} <span className="block text-trail">{t('title_end')}</span>
        </h1>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <HeroCard />
        </div>
        <div className="grid content-start gap-4 lg:gap-6">
          <div className="flex flex-wrap gap-3 sm:gap-4">
            <ButtonLink to={paths.courses} size="lg" className="max-sm:px-5!">
              <Play aria-hidden="true" className="size-5 fill-current" />
              {t('demo')}
            </ButtonLink>
            <SubscribeButton size="lg" className="for-visitors max-sm:px-4!">
              <Crown aria-hidden="true" className="size-5" />
              {t('premium')}{' '}
              <span className="rounded-full bg-on-joy px-2.5 py-1 text-xs font-extrabold tracking-wide text-joy">
                {t('popular')}
              </span>
            </SubscribeButton>
          </div>
          <p className="max-w-xl text-lg text-muted lg:-order-1 lg:text-xl">{t('subtitle')}</p>
          <p className="text-muted">{t('no_install')}</p>
          <TrustBadge />
        </div>
      </div>
    </section>
  );
}
