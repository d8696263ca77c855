import { useTranslation } from '../../lib/i18n.ts';

const HIGHLIGHTS = ['team', 'experience', 'social'] as const;

/** The story of Codivia, with its three highlights. Illustrative: its people are invented, and the page says so. */
export function Story() {
  const { t } = useTranslation('about');
  return (
    <section>
      <h2 className="text-[clamp(2rem,4.6vw,3rem)]">{t('story.title')}</h2>
      <div className="mt-6 grid gap-x-14 gap-y-5 text-lg lg:grid-cols-2">
        <p>{t('story.text_1')}</p>
        <p>{t('story.text_2')}</p>
      </div>
      <p className="mt-6 rounded-control bg-joy-soft p-4">{t('story.note')}</p>
      <ul className="mt-10 grid gap-8 lg:grid-cols-3">
        {HIGHLIGHTS.map((key) => (
          <li key={key} className="grid content-start gap-2 border-t-4 border-joy-strong pt-5">
            <h3 className="text-xl">{t(`story.${key}_title`)}</h3>
            <p className="text-muted">{t(`story.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
