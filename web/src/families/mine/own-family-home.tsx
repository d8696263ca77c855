import type { Member } from '@codivia/contract/api/accounts';
import type { OwnFamily } from '@codivia/contract/api/family-child';
import { PARENTS_MAX } from '@codivia/contract/api/family-child';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useOwnFamily } from '../own-family.api.ts';
import { FamilyView } from '../view/family-view.tsx';
import { AskParent } from './ask-parent.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { Fifteen } from './fifteen.tsx';
import { OwnParent } from './own-parent.tsx';

/** The earliest day on which the account is to be deleted. */
const deletionOf = ({ parents }: OwnFamily) =>
  parents.flatMap(({ deletion_on: on }) => on ?? []).sort()[0];

function Parents({ family, isUnder15 }: { family: OwnFamily; isUnder15: boolean }) {
  const { t } = useTranslation('own-family');
  const { parents } = family;
  const counted = parents.filter(({ state }) => state === 'asked' || state === 'accepted');
  return (
    <>
      <Section title={t('parents')}>
        {parents.length === 0 ? (
          <p className="text-muted">{t(isUnder15 ? 'none_under_15' : 'none')}</p>
        ) : (
          <ul aria-label={t('parents')} className="grid divide-y divide-line">
            {parents.map((parent) => (
              <OwnParent key={parent.id} parent={parent} isUnder15={isUnder15} />
            ))}
          </ul>
        )}
      </Section>
      {counted.length < PARENTS_MAX && (
        <Section title={t('ask_title')}>
          <p className="text-muted">{t('ask_text')}</p>
          <AskParent />
        </Section>
      )}
    </>
  );
}

/** The member's parents, what they see, and the way to 15. */
export function OwnFamilyHome({ user }: { user: Member }) {
  const { t } = useTranslation('own-family');
  const { data, error, refetch } = useOwnFamily();
  if (user.class_account) {
    return <EmptyState heading="h1" title={t('class_title')} description={t('class_text')} />;
  }
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-96" />
      </PartLoading>
    );
  }
  const deletion = deletionOf(data);
  const hasParent = data.parents.some(({ state }) => state === 'accepted');
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      {deletion && <DeletionNotice on={deletion} />}
      <Parents family={data} isUnder15={user.age === 'under_15'} />
      {data.fifteen_from && (
        <Section title={t('fifteen_title')}>
          <Fifteen from={data.fifteen_from} />
        </Section>
      )}
      <Section title={t('view_title')}>
        <p className="text-muted">{t(hasParent ? 'view_text' : 'view_would')}</p>
        <FamilyView view={data.view} />
      </Section>
    </div>
  );
}
