import { adoptCopy, type DraftPlace } from '../../features/rooms/draft.ts';
import { BrokenLinkNotice, SharedNotice } from '../../features/rooms/shared-notice.tsx';
import { useSharedWork } from '../../features/rooms/use-shared-work.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.ts';
import { PythonRoom } from './python-room.tsx';
import { START } from './snippets.ts';

const OWN: DraftPlace = { kind: 'python', name: 'python' };

/** The Python training room, with the learner's own program or one that came with a link. */
export function PlaygroundPage() {
  const { t } = useTranslation('playground');
  const words = useTranslation('rooms');
  const language = useLanguage();
  const { shared, leave } = useSharedWork('python');
  const title = <PageTitle title={t('title')} />;

  if (shared.state === 'opening') return title;
  if (shared.state === 'open') {
    return (
      <>
        {title}
        <PythonRoom
          key={shared.name}
          place={{ kind: 'python', name: shared.name }}
          start={shared.files}
          notice={(files) => (
            <SharedNotice
              onKeep={() => {
                adoptCopy(OWN, files);
                toast.success(words.t('shared.keep_text'));
                leave();
              }}
              onLeave={leave}
            />
          )}
        />
      </>
    );
  }
  return (
    <>
      {title}
      <PythonRoom
        key={OWN.name}
        place={OWN}
        start={{ 'main.py': START[language] }}
        notice={() =>
          shared.state === 'broken' && <BrokenLinkNotice problem={shared.problem} onLeave={leave} />
        }
      />
    </>
  );
}
