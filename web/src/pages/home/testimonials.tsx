import { useTranslation } from '../../lib/i18n.ts';
import { Section } from './section.tsx';

/** Illustrative: these people are invented, and the page says so. */
const PEOPLE = ['inaya', 'noah', 'sofia'] as const;

/** Three voices. */
export function Testimonials() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('testimonials.title')} intro={t('testimonials.note')}>
      <div className="grid gap-6 lg:grid-cols-3">
        {PEOPLE.map((person) => (
          <figure
            key={person}
            className="flex flex-col justify-between gap-6 rounded-card border border-line bg-surface p-7 shadow-card"
          >
            <blockquote className="text-lg">
              <p>{t(`testimonials.${person}`)}</p>
            </blockquote>
            <figcaption className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-11 place-items-center rounded-full bg-joy font-display text-xl font-extrabold text-on-joy"
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
