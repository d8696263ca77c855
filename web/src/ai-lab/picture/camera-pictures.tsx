import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import type { LabChange } from '../project/change-project.ts';
import { isFromCamera, type LabProject } from '../project/lab-project.ts';

type Props = { project: LabProject; change: (change: LabChange) => void };

/** Says where the pictures of the camera are, lets the browser keep them, and deletes them all. */
export function CameraPictures({ project, change }: Props) {
  const { t } = useTranslation('ai-lab');
  const { keepsCamera = false } = project;
  const count = project.examples.filter(isFromCamera).length;
  if (count === 0 && !keepsCamera) return null;
  return (
    <Card className="grid grid-cols-1 gap-2 p-4">
      <Checkbox
        label={t('picture.keep')}
        hint={t(keepsCamera ? 'picture.kept' : 'picture.held', { count })}
        checked={keepsCamera}
        onChange={(keeps) => change({ type: 'keep-camera', keeps })}
      />
      {count > 0 && (
        <ConfirmButton
          variant="ghost"
          size="sm"
          className="min-h-11 justify-self-start"
          title={t('picture.remove_title')}
          text={t('picture.remove_text', { count })}
          confirm={t('remove')}
          cancel={t('cancel')}
          pending={false}
          onConfirm={(done) => {
            change({ type: 'remove-camera-pictures' });
            done();
          }}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {t('picture.remove')}
        </ConfirmButton>
      )}
    </Card>
  );
}
