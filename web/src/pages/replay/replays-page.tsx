import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { HiddenReplays } from '../../live/live-replays/hidden-replays.tsx';
import { ReplayList } from '../../live/live-replays/replay-list.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Every session that can be watched again. */
export function ReplaysPage() {
  const { t } = useTranslation('replay');
  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      <div className="page-width grid gap-8 py-10 sm:py-14">
        <BackLink to={paths.live}>{t('to_calendar')}</BackLink>
        <PageHeader title={t('title')} intro={t('intro')} width="max-w-3xl" />
        <h2 className="sr-only">{t('page_title')}</h2>
        <ReplayList />
        <HiddenReplays />
      </div>
    </>
  );
}
