import { Camera as CameraIcon } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Camera } from './use-camera.ts';

type Props = { camera: Camera; text: string };

/** What stands in place of the picture while the camera is off: what happens to it, and a button. */
export function CameraStart({ camera, text }: Props) {
  const { t } = useTranslation('ai-lab');
  const { isAsking, problem, start } = camera;
  return (
    <div className="grid justify-items-start gap-3 rounded-card border-2 border-edge border-dashed p-4">
      <p>{text}</p>
      {problem && (
        <p role="alert" className={problem === 'hidden' ? 'text-muted' : 'font-bold text-danger'}>
          {t(`camera.problems.${problem}`)}
        </p>
      )}
      <Button aria-disabled={isAsking} onClick={() => isAsking || void start()}>
        {isAsking ? <Spinner /> : <CameraIcon aria-hidden="true" className="size-5" />}
        {t(problem && problem !== 'hidden' ? 'camera.again' : 'camera.on')}
      </Button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {isAsking && t('camera.asking')}
      </p>
    </div>
  );
}
