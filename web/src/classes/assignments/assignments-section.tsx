import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { classPaths, DEMO_CLASS } from '../class-paths.ts';
import type { ClassSectionProps } from '../class-section.ts';
import { useAssignments } from './assignments.api.ts';
import { GiveView } from './give/give-view.tsx';
import { ListView } from './list/list-view.tsx';
import { TermView } from './term/term-view.tsx';

/** The views that the address opens in place of the list. Nothing is assigned in an archived class, or in the demonstration. */
const VIEWS = new Map([
  ['give', GiveView],
  ['plan', TermView],
]);

/** What a class has to do: the list, and the ways to add to it. */
export function AssignmentsSection({ taught, itemId }: ClassSectionProps) {
  const { t } = useTranslation('class-assignments');
  const { data, error, refetch } = useAssignments(taught.id);
  if (!data) {
    if (error) return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </PartLoading>
    );
  }
  const isClosed = taught.archived_at !== null || taught.id === DEMO_CLASS;
  const Opened = isClosed ? undefined : VIEWS.get(itemId ?? '');
  if (!Opened) return <ListView taught={taught} data={data} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <BackLink to={classPaths.section(taught.id, 'assignments')}>{t('back')}</BackLink>
      <Opened taught={taught} data={data} />
    </div>
  );
}
