import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import type { RoomDefinition, RoomProgram } from './room-definition.ts';
import { RoomLoader } from './room-loader.tsx';
import { TipCards } from './tip-cards.tsx';
import { TrainingRoom } from './training-room.tsx';

/** Makes the page of a training room from its definition. */
export function TrainingRoomPage<Program extends RoomProgram>(definition: RoomDefinition<Program>) {
  const { kind, title, description, start, examples, tips } = definition;
  const { t } = useTranslation('rooms');
  return (
    <>
      <PageTitle title={title} description={description} />
      <noscript>
        <p className="page-width py-3 font-bold">{t('needs_scripts')}</p>
      </noscript>
      <RoomLoader
        kind={kind}
        start={start}
        room={(opened) => <TrainingRoom definition={definition} {...opened} />}
      />
      <TipCards {...tips} className={examples ? undefined : 'pt-8'} />
    </>
  );
}
