import { Download } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { saveText } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AccountCard } from '../account/account-card.tsx';
import type { LabProject } from '../project/lab-project.ts';
import type { Trained } from '../training/use-training.ts';
import { modelFileName } from './file-name.ts';
import { RoomCard } from './room-card.tsx';

type Props = { project: LabProject; trained: Trained };

/** The last step: the model becomes a file beside programs. */
export function UseStep({ project, trained }: Props) {
  const { t } = useTranslation('ai-lab');
  const name = modelFileName(project.name);
  const text = JSON.stringify(trained.model);
  // Programs show an example, also where all of them were deleted since the training.
  const shown = project.examples.length > 0 ? project : { ...trained.project, name: project.name };

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <RoomCard project={shown} model={trained.model} text={text} />
      <div className="grid grid-cols-1 gap-6">
        <AccountCard project={project} trained={trained} />
        <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
          <h3 className="text-xl">{t('use.file')}</h3>
          <p>{t('use.file_text')}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => saveText(text, name, 'application/json')}
          >
            <Download aria-hidden="true" className="size-5" />
            {t('use.download')}
          </Button>
        </Card>
      </div>
    </div>
  );
}
