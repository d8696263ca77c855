import { CATEGORIES, type Category, EXAMPLES } from '@codivia/contract/programs/examples';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ExampleCard } from './example-card.tsx';

const STEPS = ['step_1', 'step_2', 'step_3', 'step_4'] as const;

/** The tab is kept in the address: it can be shared, and "back" brings it back. */
function useCategory() {
  const [query, setQuery] = useSearchParams();
  const category: Category = query.get('tab') === 'web' ? 'web' : 'games';
  const choose = (chosen: Category) =>
    setQuery(chosen === 'games' ? {} : { tab: chosen }, {
      replace: true,
      preventScrollReset: true,
    });
  return { category, choose };
}

/** Ready-made games and web pages, to play with and to take apart. */
export function ExamplesPage() {
  const { t } = useTranslation('examples');
  const { category, choose } = useCategory();
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <PageTitle title={t('title')} description={t('description')} />
      <header className="grid gap-3">
        <h1 className="text-5xl">{t('title')}</h1>
        <p className="max-w-2xl text-muted text-xl">{t('intro')}</p>
      </header>
      <Tabs
        label={t('categories')}
        value={category}
        onChoose={choose}
        tabs={CATEGORIES.map((one) => ({
          value: one,
          label: t(one),
          panel: (
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {EXAMPLES.filter((example) => example.category === one).map(({ name }) => (
                <ExampleCard
                  key={name}
                  name={name}
                  roomLink={(label) => (
                    <ButtonLink to={paths.exampleInRoom(name)} variant="secondary">
                      {label}
                    </ButtonLink>
                  )}
                />
              ))}
            </ul>
          ),
        }))}
      />
      <section
        aria-labelledby="how-to-use"
        className="grid gap-5 rounded-card bg-trail-soft p-6 sm:p-8"
      >
        <h2 id="how-to-use" className="text-2xl">
          {t('how.title')}
        </h2>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((step, i) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-trail font-bold text-on-trail"
              >
                {i + 1}
              </span>
              {t(`how.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      <TitledSection title={t('members')} text={t('members_text')}>
        <ButtonLink variant="secondary" className="justify-self-start" to={paths.gallery}>
          {t('members_action')}
        </ButtonLink>
      </TitledSection>
    </div>
  );
}
