import { RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isCameraDocument } from '../../../ai-lab/camera/camera-document.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useBlockedTab } from '../../../lib/use-blocked-tab.ts';
import { Button } from '../../../ui/button.tsx';
import { HandCamera } from './hand-camera.tsx';
import './hand-texts.ts';

type Props = ComponentProps<typeof HandCamera> & {
  /** Somebody else wrote the game: it gets no hand. */
  isShared: boolean;
  /** The browser keeps its code. */
  isStored: boolean;
};

/** The document of another page may not ask for the camera (docs/decisions/0377): the game room's own is loaded. */
function LoadAgain({ isStored }: { isStored: boolean }) {
  const { t } = useTranslation('game-hand');
  useBlockedTab(!isStored);
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('reload')}</p>
      <Button onClick={() => location.reload()}>
        <RotateCw aria-hidden="true" className="size-5" />
        {t('load')}
      </Button>
    </div>
  );
}

/** Offers the hand before the camera to a game that uses it, for one run, if the learner allows that. */
export function HandPanel({ isShared, isStored, ...game }: Props) {
  const { t } = useTranslation('game-hand');
  return (
    <section
      aria-label={t('label')}
      className="flex shrink-0 flex-wrap items-start gap-3 rounded-card border border-line bg-surface p-3"
    >
      {isShared ? (
        <p>{t('shared')}</p>
      ) : isCameraDocument() ? (
        <HandCamera {...game} />
      ) : (
        <LoadAgain isStored={isStored} />
      )}
    </section>
  );
}
