import { runKey } from '../../code/editor/run-key.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { RoomDoor } from '../room/room-door.tsx';
import { TipCards } from '../room/tip-cards.tsx';
import { START } from './start.ts';
import { WebRoom } from './web-room.tsx';

/** The web training room. */
export function WebRoomPage() {
  const { t } = useTranslation('web-room');
  const language = useLanguage();
  return (
    <>
      <PageTitle title={t('title')} />
      <RoomDoor kind="web" start={START[language]} room={(work) => <WebRoom {...work} />} />
      <div className="pt-8">
        <TipCards
          title={t('tips.title')}
          basics={{
            title: t('tips.basics'),
            tips: [t('tips.basics_1'), t('tips.basics_2'), t('tips.basics_3')],
          }}
          advanced={{
            title: t('tips.advanced'),
            tips: [
              t('tips.advanced_1'),
              t('tips.advanced_2'),
              t('tips.advanced_3', { key: runKey() }),
            ],
          }}
        />
      </div>
    </>
  );
}
