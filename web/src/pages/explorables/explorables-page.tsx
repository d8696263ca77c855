import { useRef, useState } from 'react';
import { NamedFigure } from '../../explore/explorable.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import { TOPIC_NAMES, TOPICS, type Topic } from './topics.ts';

const NO_OPTIONS = {};
/** The server draws all of them, for readers without scripts. */
const isServer = import.meta.env.SSR;

/** One explorable with its usual options. It is fetched when it comes near, and keeps nothing. */
function Specimen({ name }: { name: string }) {
  const place = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(isServer);
  const [stored, setStored] = useState('');
  useNearViewport(place, () => setNear(true));
  return (
    <li ref={place} id={name} className="scroll-mt-24">
      {near ? (
        <NamedFigure name={name} options={NO_OPTIONS} stored={stored} onStore={setStored} />
      ) : (
        <Skeleton className="h-112 w-full" />
      )}
    </li>
  );
}

/** Everything that lessons let one play with, by subject. */
export function ExplorablesPage() {
  const { t } = useTranslation('explorables');
  const [topic, setTopic] = useState<Topic | 'all'>('all');
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-10 sm:py-14">
      <PageTitle title={t('page_title')} description={t('description')} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <ChoiceGroup
        className="flex-wrap justify-self-start"
        label={t('filter')}
        value={topic}
        onChoose={setTopic}
        options={(['all', ...TOPIC_NAMES] as const).map((value) => ({
          value,
          label: t(`topics.${value}`),
        }))}
      />
      {TOPIC_NAMES.filter((one) => topic === 'all' || topic === one).map((one) => (
        <section key={one} aria-labelledby={`topic-${one}`} className="grid grid-cols-1 gap-5">
          <h2 id={`topic-${one}`} className="text-3xl">
            {t(`topics.${one}`)}
          </h2>
          <ul className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            {TOPICS[one].map((name) => (
              <Specimen key={name} name={name} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
