import { Circle, Sparkles, Worm } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { TrainingRoomPage } from '../room/training-room-page.tsx';
import { GameEditor, GameResult } from './game-panels.tsx';
import { SKETCH_NAMES, SKETCHES, type SketchName } from './sketches.ts';
import { FILE, useGameProgram } from './use-game-program.ts';

const ICONS: Record<SketchName, ReactNode> = {
  ball: <Circle aria-hidden="true" />,
  snake: <Worm aria-hidden="true" />,
  particles: <Sparkles aria-hidden="true" />,
};

/** The game training room: an editor for p5 beside the game. It starts with the bouncing ball. */
export function GameRoomPage() {
  const { t, language } = useTranslation('game-room');
  return (
    <TrainingRoomPage
      kind="game"
      title={t('title')}
      description={t('description')}
      start={{ [FILE]: SKETCHES.ball[language] }}
      useProgram={useGameProgram}
      Editor={GameEditor}
      Result={GameResult}
      examples={{
        action: t('examples.action'),
        title: t('examples.title'),
        text: t('examples.text'),
        open: t('examples.load'),
        openNamed: (name) => t('examples.load_of', { name }),
        opened: t('examples.loaded'),
        cards: 'wide',
        list: SKETCH_NAMES.map((name) => ({
          name,
          icon: ICONS[name],
          title: t(`sketches.${name}.name`),
          text: t(`sketches.${name}.text`),
          files: { [FILE]: SKETCHES[name][language] },
        })),
      }}
      tips={{
        title: t('tips.title'),
        basics: {
          title: t('tips.basics'),
          tips: [t('tips.basics_1'), t('tips.basics_2'), t('tips.basics_3')],
        },
        advanced: {
          title: t('tips.advanced'),
          tips: [t('tips.advanced_1'), t('tips.advanced_2'), t('tips.advanced_3')],
        },
      }}
    />
  );
}
