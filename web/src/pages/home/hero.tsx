import { Crown, Play } from 'lucide-react';
import { SubscribeButton } from '../../features/subscriptions/subscribe-button.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { HeroCode } from './hero-code.tsx';
import { TrustBadge } from './trust-badge.tsx';

/** The first section of the page: a description, a real program, and the ways in. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className="relative isolate overflow-hidden">
      <svg
        viewBox="0 0 1440 700"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full text-trail opacity-35 max-lg:opacity-20"
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
      <div className="page-width grid items-center gap-12 pt-12 pb-16 lg:grid-cols-[1.1fr_0.9fr] lg:pt-20 lg:pb-24">
        <div className="grid gap-7">
          <TrustBadge />
          <h1 className="text-[clamp(2.6rem,6.4vw,4.2rem)] leading-[1.02]">
            {t('title')} <span className="block text-trail">{t('title_end')}</span>
          </h1>
          <p className="max-w-xl text-xl text-muted">{t('subtitle')}</p>
          <div className="flex flex-wrap gap-4">
            <ButtonLink to={paths.courses} size="lg">
              <Play aria-hidden="true" className="size-5 fill-current" />
              {t('demo')}
            </ButtonLink>
            <SubscribeButton size="lg" className="for-visitors">
              <Crown aria-hidden="true" className="size-5" />
              {t('premium')}{' '}
              <span className="rounded-full bg-on-joy px-2.5 py-1 text-xs font-extrabold tracking-wide text-joy">
                {t('popular')}
              </span>
            </SubscribeButton>
          </div>
          <p className="text-muted">{t('no_install')}</p>
        </div>
        <HeroCode />
      </div>
    </section>
  );
}
