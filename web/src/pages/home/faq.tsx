import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Section } from './section.tsx';

/** Specification §2: five questions. */
const QUESTIONS = ['level', 'pace', 'payment', 'refund', 'safety'] as const;

/** What people ask before they begin. Plain `details`: one is open at a time, without a script. */
export function Faq() {
  const { t } = useTranslation('plans');
  return (
    <Section id="faq" title={t('faq.title')} className="bg-sunken">
      <div className="grid max-w-3xl gap-3">
        {QUESTIONS.map((question) => (
          <details
            key={question}
            name="faq"
            className="group rounded-card border border-line bg-surface open:shadow-card"
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-card p-5 sm:px-7 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg sm:text-xl">{t(`faq.${question}`)}</h3>
              <ChevronDown
                aria-hidden="true"
                className="size-6 shrink-0 text-trail transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose px-5 pb-6 sm:px-7">{t(`faq.${question}_answer`)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
