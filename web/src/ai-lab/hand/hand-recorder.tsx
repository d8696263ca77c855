import type { HandPoint } from '@codivia/runners/models/hand-features';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CameraBox } from '../camera/camera-box.tsx';
import { useCamera } from '../camera/use-camera.ts';
import { HandDrawing } from './hand-drawing.tsx';
import { useHand } from './use-hand.ts';

/** The camera, which gives the points of the hand that it sees at this moment; null while it sees none. */
export function HandRecorder({ onInput }: { onInput: (points: HandPoint[] | null) => void }) {
  const { t } = useTranslation('ai-lab');
  const camera = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [points, setPoints] = useState<HandPoint[] | null>(null);
  const { state, retry } = useHand(video, camera, (found) => {
    setPoints(found);
    onInput(found);
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <CameraBox camera={camera} video={video} before={t('hand.before')} label={t('hand.preview')}>
        <HandDrawing points={points} label={t('hand.points')} width={0.012} />
      </CameraBox>
      {camera.stream && state === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="font-bold text-danger">{t('hand.failed')}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('hand.retry')}
          </Button>
        </div>
      )}
      {camera.stream && state !== 'failed' && (
        <p role="status" className="min-h-6 text-center font-bold">
          {t(state === 'loading' ? 'hand.loading' : points ? 'hand.found' : 'hand.none')}
        </p>
      )}
    </div>
  );
}
