import { createGamePreview } from '@codivia/runners/game/game-preview';
import { standaloneSketch } from '@codivia/runners/game/standalone-sketch';
import { gameFrame } from '@codivia/runners/preview/frame-addresses';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { Shapes } from 'lucide-react';
import { createElement, useState } from 'react';
import { type ShownPreview, usePreview } from '../../code/previews/use-preview.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { saveText } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import type { Work } from '../learner-code/use-work.ts';
import { previewProgram } from '../room/preview-program.ts';
import type { RoomProgram } from '../room/room-definition.ts';
import { useSaveWork } from '../room/use-save-work.ts';

/** The one file of a game. */
export const FILE = 'sketch.js';

/** The game of the game room. */
export interface GameProgram extends RoomProgram {
  preview: ShownPreview<PreviewProgram>;
  /** The pictures that explain p5. */
  pictures: { open: boolean; onOpenChange: (open: boolean) => void };
}

/** Plays the game that the game room's file makes. */
export function useGameProgram(work: Work): GameProgram {
  const { files, place } = work;
  const { t, language } = useTranslation('game-room');
  const { t: tPreviews } = useTranslation('previews');
  const [picturesOpen, setPicturesOpen] = useState(false);
  const preview = usePreview(createGamePreview, gameFrame);
  const save = useSaveWork(work, 'game', {
    name: t('file_name'),
    title: t('page_title'),
    save: () => {
      const page = standaloneSketch(files, t('page_title'), language);
      saveText(page, t('file_name'), 'text/html');
      toast.success(t('saved'));
    },
  });
  return {
    ...previewProgram(preview, files, place, 'game'),
    // After an error the game may continue or not: the panel below shows what is known.
    status: preview.busy && !preview.output.failure ? t('running') : null,
    save,
    pictures: { open: picturesOpen, onOpenChange: setPicturesOpen },
    actions: [
      {
        key: 'pictures',
        label: tPreviews('pictures'),
        icon: createElement(Shapes, { 'aria-hidden': true }),
        words: '2xl',
        onSelect: () => setPicturesOpen(true),
      },
    ],
  };
}
