import { webFrame } from '@codivia/runners/preview/frame-addresses';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { standalonePage } from '@codivia/runners/web/standalone-page';
import { createWebPreview } from '@codivia/runners/web/web-preview';
import { useState } from 'react';
import { type ShownPreview, usePreview } from '../../code/previews/use-preview.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { saveText } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import type { Work } from '../learner-code/use-work.ts';
import { previewProgram } from '../room/preview-program.ts';
import type { RoomProgram } from '../room/room-definition.ts';
import { useSaveWork } from '../room/use-save-work.ts';
import type { WebFileName } from './web-files.ts';

/** The time for which a page is announced before it is shown, in milliseconds (docs/product.md#web-room). */
const PREPARING_MS = 500;

/** The page of the web room, and the file that is being edited. */
export interface WebRoomProgram extends RoomProgram {
  preview: ShownPreview<PreviewProgram>;
  file: WebFileName;
  chooseFile: (name: WebFileName) => void;
}

/** Shows the page that the web room's files make. */
export function useWebProgram(work: Work): WebRoomProgram {
  const { files, place } = work;
  const { t, language } = useTranslation('web-room');
  const preview = usePreview(createWebPreview, webFrame, { pause: PREPARING_MS });
  const [file, chooseFile] = useState<WebFileName>('index.html');
  const { phase, failure } = preview.output;

  const save = useSaveWork(work, 'web', {
    name: t('file_name'),
    title: t('page_title'),
    save: () => {
      const page = standalonePage(files, t('page_title'), language);
      saveText(page, t('file_name'), 'text/html');
      toast.success(t('saved'));
    },
  });

  function status(): string | null {
    if (phase === 'preparing') return t('running');
    return phase === 'shown' && !failure ? t('shown') : null;
  }

  return {
    ...previewProgram(preview, files, place, 'web'),
    status: status(),
    save,
    file,
    chooseFile,
  };
}
