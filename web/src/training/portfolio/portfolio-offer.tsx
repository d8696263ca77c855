import type { Portfolio } from '@codivia/contract/api/portfolio';
import { PORTFOLIO_COLORS } from '@codivia/contract/api/portfolio';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

const SHOWS = ['shows_1', 'shows_2', 'shows_3'] as const;
const CLOSED = ['closed_1', 'closed_2', 'closed_3'] as const;

/** Handle and color of the portfolio that is drawn as an example. */
const EXAMPLE: Pick<Portfolio, 'handle' | 'color'> = { handle: 'pixel-fox', color: 'blue' };

/** A small drawing of a portfolio, without any links. */
function Example() {
  const { t } = useTranslation('portfolio');
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="text-muted">{t('offer.example')}</figcaption>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <div
          className="grid gap-2 rounded-card p-6 text-white"
          style={{ backgroundColor: PORTFOLIO_COLORS[EXAMPLE.color] }}
        >
          <p className="font-bold font-display text-3xl">{EXAMPLE.handle}</p>
          <p>{t('offer.example_line')}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid content-start gap-1 rounded-card border border-line p-4">
            <p className="font-bold text-lg">{t('offer.example_project')}</p>
            <p className="text-muted text-sm">{t('offer.example_text')}</p>
          </div>
          <div className="grid content-start gap-1 rounded-card border border-line p-4">
            <p className="font-bold text-lg">{t('offer.example_course')}</p>
            <p className="text-muted text-sm">{t('view.full')}</p>
          </div>
        </div>
      </div>
    </figure>
  );
}

/** Explains portfolios to those who cannot make one, with the way to Premium. */
export function PortfolioOffer() {
  const { t } = useTranslation('portfolio');
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="portfolio-offer" className="grid gap-5">
        <h2 id="portfolio-offer" className="text-2xl">
          {t('offer.title')}
        </h2>
        <ul className="grid gap-3">
          {SHOWS.map((key) => (
            <li key={key} className="grid grid-cols-[auto_1fr] gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 text-trail" />
              {t(`offer.${key}`)}
            </li>
          ))}
          {CLOSED.map((key) => (
            <li key={key} className="grid grid-cols-[auto_1fr] gap-3">
              <Lock aria-hidden="true" className="mt-0.5 size-5 text-trail" />
              {t(`offer.${key}`)}
            </li>
          ))}
        </ul>
        <p className="font-bold">{t('offer.premium')}</p>
        <ButtonLink variant="joy" to={paths.offer} className="justify-self-start">
          {t('offer.premium_action')}
        </ButtonLink>
      </section>
      <Example />
    </div>
  );
}
