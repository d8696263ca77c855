import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { RoomDoor } from '../room/room-door.tsx';
import { PythonRoom } from './python-room.tsx';
import { START } from './snippets.ts';

/** The Python training room. */
export function PythonRoomPage() {
  const { t } = useTranslation('python-room');
  const start = { 'main.py': START[useLanguage()] };
  return (
    <>
      <PageTitle title={t('title')} />
      <RoomDoor kind="python" start={start} room={(slots) => <PythonRoom {...slots} />} />
    </>
  );
}
