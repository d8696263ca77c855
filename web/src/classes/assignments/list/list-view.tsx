import { CalendarDays, Plus } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { classPaths, DEMO_CLASS } from '../../class-paths.ts';
import type { ViewProps } from '../class-data.ts';
import { LicenceNote } from '../licence-note.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { AssignmentGroup } from './assignment-group.tsx';
import { groupAssignments } from './assignment-groups.ts';

/** All assignments of a class, and the ways to more of them. */
export function ListView({ taught, data }: ViewProps) {
  const { t } = useTranslation('class-assignments');
  const { id, archived_at } = taught;
  const { assignments, time_zone } = data;
  const buttons = (
    <>
      <ButtonLink to={classPaths.section(id, 'assignments', 'give')}>
        <Plus aria-hidden="true" className="size-5" />
        {t('give')}
      </ButtonLink>
      <ButtonLink to={classPaths.section(id, 'assignments', 'plan')} variant="secondary">
        <CalendarDays aria-hidden="true" className="size-5" />
        {t('plan')}
      </ButtonLink>
    </>
  );
  const actions =
    !archived_at && (id === DEMO_CLASS ? <p className="max-w-prose">{t('demo_give')}</p> : buttons);
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">{t('title')}</h2>
      {!archived_at && <LicenceNote licence={data.licence} time_zone={time_zone} />}
      {assignments.length === 0 ? (
        <EmptyState
          heading="h3"
          title={t('none')}
          description={!archived_at && t('none_text')}
          action={actions}
        />
      ) : (
        <>
          <div className="flex flex-wrap gap-3">{actions}</div>
          {groupAssignments(assignments).map(({ group, assignments: some }) => (
            <AssignmentGroup
              key={group}
              group={group}
              assignments={some}
              taught={taught}
              timeZone={time_zone}
            />
          ))}
          <ZoneNote timeZone={time_zone} />
        </>
      )}
    </div>
  );
}
