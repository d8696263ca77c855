import { useRunKey } from '../../code/editor/run-key.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { TrainingRoomPage } from '../room/training-room-page.tsx';
import { START_FILES } from './start-files.ts';
import { useWebProgram } from './use-web-program.ts';
import { WebEditor } from './web-editor.tsx';
import { WebResult } from './web-result.tsx';

/** The web training room: the three files of a page beside the page itself. */
export function WebRoomPage() {
  const { t } = useTranslation('web-room');
  const key = useRunKey();
  return (
    <TrainingRoomPage
      kind="web"
      title={t('title')}
      description={t('description')}
      start={START_FILES[useLanguage()]}
      useProgram={useWebProgram}
      Editor={WebEditor}
      Result={WebResult}
      tips={{
        title: t('tips.title'),
        basics: {
          title: t('tips.basics'),
          tips: [t('tips.basics_1'), t('tips.basics_2'), t('tips.basics_3')],
        },
        advanced: {
          title: t('tips.advanced'),
          tips: [t('tips.advanced_1'), t('tips.advanced_2'), t('tips.advanced_3', { key })],
        },
      }}
    />
  );
}
