import { CLASS_ARCHIVE_DAYS, type ClassSummary } from '@codivia/contract/api/classes';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useClasses } from '../classes.api.ts';
import { ClassCard } from './class-card.tsx';
import { NewClass } from './new-class.tsx';
import { ShownName } from './shown-name.tsx';

function Cards({ classes }: { classes: readonly ClassSummary[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {classes.map((shown) => (
        <li key={shown.id} className="grid">
          <ClassCard shown={shown} />
        </li>
      ))}
    </ul>
  );
}

function Listed({ classes }: { classes: readonly ClassSummary[] }) {
  const { t } = useTranslation('classes');
  const [making, setMaking] = useState(false);
  const open = classes.filter(({ archived_at }) => archived_at === null);
  const archived = classes.filter(({ archived_at }) => archived_at !== null);
  const isFirst = open.length === 0;
  return (
    <>
      {isFirst && <p className="max-w-prose text-lg">{t('none')}</p>}
      {making || isFirst ? (
        <NewClass onCancel={isFirst ? undefined : () => setMaking(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {t('new.title')}
        </Button>
      )}
      {!isFirst && (
        <TitledSection title={t('present')}>
          <Cards classes={open} />
        </TitledSection>
      )}
      {archived.length > 0 && (
        <TitledSection
          title={t('archive_title')}
          text={t('archive_text', { days: CLASS_ARCHIVE_DAYS })}
        >
          <Cards classes={archived} />
        </TitledSection>
      )}
    </>
  );
}

function Contents() {
  const { t } = useTranslation('classes');
  const { data, isError, refetch } = useClasses();
  if (data) return <Listed classes={data} />;
  if (isError) return <PartFailed text={t('list_failed')} onRetry={refetch} />;
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-48" />
    </PartLoading>
  );
}

/** The classes that a teacher has, archived ones below, the form for a new one, and the teacher's name for pupils. */
export function ClassList() {
  const { t } = useTranslation('classes');
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <PageHeader title={t('title')} intro={t('intro')} />
      <Contents />
      <ShownName />
    </div>
  );
}
