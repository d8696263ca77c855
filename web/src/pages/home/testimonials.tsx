import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Section } from './section.tsx';
import { Strip } from './strip.tsx';

/** Illustrative: these people are invented, and the page says so. Each leads to what they speak of. */
const PEOPLE = [
  { person: 'inaya', to: paths.course('discovery') },
  { person: 'noah', to: paths.gameRoom },
  { person: 'sofia', to: paths.helpArticle('parents') },
] as const;

/** Three voices. */
export function Testimonials() {
  const { t } = useTranslation('home-sections');
  return (
    <Section title={t('testimonials.title')} intro={t('testimonials.note')}>
      <Strip>
        {PEOPLE.map(({ person, to }) => (
          <li key={person} className="w-68 lg:w-auto">
            <figure className="flex h-full flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:gap-6 sm:p-7">
              <blockquote className="leading-snug sm:text-lg">
                <p>{t(`testimonials.${person}`)}</p>
              </blockquote>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-joy font-display text-xl font-extrabold text-on-joy sm:size-11"
                >
                  {t(`testimonials.${person}_name`).charAt(0)}
                </span>
                <span className="leading-tight">
                  <span className="block font-bold">{t(`testimonials.${person}_name`)}</span>
                  <Link to={to} className="text-muted underline underline-offset-4">
                    {t(`testimonials.${person}_role`)}
                  </Link>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </Strip>
    </Section>
  );
}
