import type { HandPoint } from '@codivia/runners/models/hand-features';
import type { SeenHand } from '@codivia/runners/preview/messages';
import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CameraLight } from '../../../ai-lab/camera/camera-light.tsx';
import { CameraVideo } from '../../../ai-lab/camera/camera-video.tsx';
import { useCamera } from '../../../ai-lab/camera/use-camera.ts';
import { HandDrawing } from '../../../ai-lab/hand/hand-drawing.tsx';
import { useHand } from '../../../ai-lab/hand/use-hand.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { filesOf } from '../../files/load-files.ts';
import { gestureNamer } from './name-gesture.ts';

type Props = {
  /** The place of the game's files, among which a model may name the gestures. */
  place: string;
  /** The code of the game when it began, which may load that model. */
  code: string;
  onHand: (hand: SeenHand | null) => void;
};

/** The models that name gestures in this run; null until the files have been read. */
function useGestures(place: string, code: string) {
  // What is typed while the game runs counts at its next run.
  const [begun] = useState(code);
  const [names, setNames] = useState<Awaited<ReturnType<typeof gestureNamer>> | null>(null);
  useEffect(() => {
    let isOver = false;
    void filesOf(place)
      .then((files) => gestureNamer(files, begun))
      .then((namer) => isOver || setNames(() => namer));
    return () => {
      isOver = true;
    };
  }, [place, begun]);
  return names;
}

/** The camera of one run of a game: from the press that allows it until another one, or until the run is over. */
export function HandCamera({ place, code, onHand }: Props) {
  const { t } = useTranslation('game-hand');
  const camera = useCamera();
  const { stream, isMirrored, isAsking, problem, start, stop } = camera;
  const video = useRef<HTMLVideoElement>(null);
  const [points, setPoints] = useState<HandPoint[] | null>(null);
  const nameOf = useGestures(place, code);
  const { state, retry } = useHand(video, camera, (found) => {
    setPoints(found);
    onHand(found && { points: found, gesture: nameOf?.(found) ?? null });
  });
  const isFailed = stream !== null && state === 'failed';
  const sight = state === 'loading' ? 'loading' : points ? 'found' : 'none';
  const Icon = stream ? CameraOff : CameraIcon;

  return (
    <>
      {stream && (
        <div className="relative size-24 shrink-0 overflow-hidden rounded-control bg-night">
          <CameraVideo {...{ stream, isMirrored, video }} label={t('preview')} />
          <HandDrawing points={points} label={t('points')} width={0.02} />
        </div>
      )}
      <div className="grid min-w-0 grow basis-40 justify-items-start gap-2">
        {stream ? (
          <p className="flex items-center gap-2 font-bold">
            <CameraLight />
            {t('is_on')}
          </p>
        ) : (
          <p>{t('before')}</p>
        )}
        {problem && (
          <p role="alert" className={`font-bold ${problem === 'hidden' ? '' : 'text-danger'}`}>
            {t(`problems.${problem}`)}
          </p>
        )}
        {isFailed && (
          <>
            <p role="alert" className="font-bold text-danger">
              {t('failed')}
            </p>
            <Button variant="secondary" size="sm" onClick={retry}>
              {t('retry')}
            </Button>
          </>
        )}
        <p role="status" className="empty:hidden">
          {isAsking && !stream ? t('asking') : stream && !isFailed && t(sight)}
        </p>
        <Button
          variant={stream ? 'secondary' : 'primary'}
          loading={isAsking && !stream}
          onClick={() => (stream ? stop() : void start())}
        >
          <Icon aria-hidden="true" className="size-5" />
          {t(stream ? 'end' : problem && problem !== 'hidden' ? 'retry' : 'allow')}
        </Button>
      </div>
    </>
  );
}
