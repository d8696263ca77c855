import type { ShownClaims } from '@codivia/contract/api/claims';
import { DAILY_GOAL_MINUTES } from '@codivia/contract/api/experience';
import type { Language } from '@codivia/contract/api/language';
import { ChevronDown } from 'lucide-react';
import { useClaims } from '../../lib/claims.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';

/** The five questions (docs/product.md#home-page). */
export const QUESTIONS = ['level', 'pace', 'payment', 'refund', 'safety'] as const;

/** Returns the figures that the answers state. */
export function answerFigures(claims: ShownClaims | undefined, language: Language) {
  return { pace: claims?.course_time.figure[language] ?? '…', daily_minutes: DAILY_GOAL_MINUTES };
}

/** One question. Plain `details`: it opens without a script, and closes the one that was open. */
function Question({ question }: { question: (typeof QUESTIONS)[number] }) {
  const { t } = useTranslation('plans');
  const figures = answerFigures(useClaims(), useLanguage());
  return (
    <details
      name="faq"
      className="group rounded-card border border-line bg-surface open:shadow-card"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 py-3 hover:text-trail sm:p-5 sm:px-7 [&::-webkit-details-marker]:hidden">
        <h3 className="text-base sm:text-xl">{t(`faq.${question}`)}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-6 shrink-0 text-trail transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="max-w-prose px-4 pb-4 sm:px-7 sm:pb-6">
        {t(`faq.${question}_answer`, figures)}
      </p>
    </details>
  );
}

function AnotherQuestion() {
  const { t } = useTranslation('plans');
  const { data: config } = useSiteConfig();
  if (!config?.contact_email) return null;
  return (
    <p className="mt-2 text-muted sm:mt-5 sm:text-lg">
      {t('faq.other')}{' '}
      <a href={`mailto:${config.contact_email}`} className="font-bold text-trail underline">
        {t('faq.write')}
      </a>
    </p>
  );
}

/** Answers the questions that people ask before they begin. */
export function Faq() {
  const { t } = useTranslation('plans');
  return (
    <section id="faq" className="bg-sunken py-6 sm:py-20">
      <div className="page-width grid gap-5 sm:gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <header>
          <h2 className="text-[clamp(1.6rem,4.6vw,3rem)]">{t('faq.title')}</h2>
          <AnotherQuestion />
        </header>
        <div className="grid content-start gap-2 sm:gap-3">
          {QUESTIONS.map((question) => (
            <Question key={question} question={question} />
          ))}
        </div>
      </div>
    </section>
  );
}
