import { useTranslation } from '../../lib/i18n.ts';
import { Section } from './section.tsx';

/** Illustrative: these people are invented, and the page says so. */
const PEOPLE = ['inaya', 'noah', 'sofia'] as const;

/** Three voices. */
export function Testimonials() {
  const { t } = useTranslation('home-sections');
  return (
    <Section title={t('testimonials.title')} intro={t('testimonials.note')}>
      <div className="grid gap-3 sm:gap-6 lg:grid-cols-3">
        {PEOPLE.map((person) => (
          <figure
            key={person}
            className="flex flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:gap-6 sm:p-7"
          >
            <blockquote className="leading-snug sm:text-lg">
              <p>{t(`testimonials.${person}`)}</p>
            </blockquote>
            <figcaption className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center sm:size-11 rounded-full bg-joy font-display text-xl font-extrabold text-on-joy"
              >
                {t(`testimonials.${person}_name`).charAt(0)}
              </span>
              <span className="leading-tight">
                <span className="block font-bold">{t(`testimonials.${person}_name`)}</span>
                <span className="text-muted">{t(`testimonials.${person}_role`)}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
