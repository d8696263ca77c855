import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { RoomDoor } from '../room/room-door.tsx';
import { TipCards } from '../room/tip-cards.tsx';
import { GameRoom } from './game-room.tsx';
import { SKETCHES } from './sketches.ts';

/** The game training room; it starts with the bouncing ball. */
export function GameRoomPage() {
  const { t } = useTranslation('game-room');
  const language = useLanguage();
  return (
    <>
      <PageTitle title={t('title')} />
      <RoomDoor
        kind="game"
        start={{ 'sketch.js': SKETCHES.ball[language] }}
        room={(work) => <GameRoom {...work} />}
      />
      <TipCards
        title={t('tips.title')}
        basics={{
          title: t('tips.basics'),
          tips: [t('tips.basics_1'), t('tips.basics_2'), t('tips.basics_3')],
        }}
        advanced={{
          title: t('tips.advanced'),
          tips: [t('tips.advanced_1'), t('tips.advanced_2'), t('tips.advanced_3')],
        }}
      />
    </>
  );
}
