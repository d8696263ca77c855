import { EXAMPLES } from '@codivia/contract/programs/examples';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Section } from './section.tsx';
import { Strip } from './strip.tsx';

/** Finished games and pages: stills of the examples (`scripts/film-stills.mjs`), each leading to its code. */
export function FilmStrip() {
  const { t, language } = useTranslation('home-sections');
  return (
    <Section title={t('films.title')} intro={t('films.intro')}>
      <Strip>
        {EXAMPLES.map(({ name, category }) => (
          <li key={name} className="w-56">
            <Link
              to={paths.exampleInRoom(name)}
              className="group block overflow-hidden rounded-control border border-night-line bg-night text-on-night"
            >
              <img
                src={`/art/films/${name}.${language}.webp`}
                width={400}
                height={267}
                loading="lazy"
                alt=""
                className="w-full transition-transform group-hover:scale-103 motion-reduce:transition-none"
              />
              <span className="relative flex items-center justify-between gap-2 border-night-line border-t bg-night px-3 py-2">
                <span className="font-bold">{t(`films.${name}`)}</span>{' '}
                <span className="text-on-night-muted text-sm">
                  {t(category === 'games' ? 'films.game' : 'films.page')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </Strip>
      <Link
        to={paths.examples}
        className="inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
      >
        {t('films.all')}
      </Link>
    </Section>
  );
}
