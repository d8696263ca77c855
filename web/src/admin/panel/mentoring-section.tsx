import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminThreadView } from '../../support/mentoring/moderation/admin-thread.tsx';
import { ThreadList } from '../../support/mentoring/moderation/thread-list.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { usePanelAddress } from './panel-address.ts';

/** The threads of mentoring, or with `thread=` one of them. */
export function MentoringSection() {
  const { t } = useTranslation('admin-mentoring');
  const [search] = useSearchParams();
  const { addressOf } = usePanelAddress();
  const list = addressOf('mentoring');
  const id = search.get('thread');
  if (id === null) {
    return <ThreadList addressOf={(thread) => `${list}&thread=${encodeURIComponent(thread)}`} />;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={list}>{t('back')}</BackLink>
      <AdminThreadView key={id} id={id} />
    </div>
  );
}
