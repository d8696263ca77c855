import '../../training/sharing/sharing-texts.ts';
import type { ModelFile } from '@codivia/contract/models/model-file';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { sharedModelAddress } from '../../lib/model-address.ts';
import { paths } from '../../lib/paths.ts';
import { LinkField } from '../../training/sharing/link-field.tsx';
import { LinkForm } from '../../training/sharing/link-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { exampleProgram } from '../use/example-program.ts';
import { modelFileName } from '../use/file-name.ts';
import { useShareModel } from './models.api.ts';
import { projectOfModel } from './project-of-model.ts';

type Props = { name: string; model: ModelFile; onClose: () => void };

/** Asks for a title, and makes a link at which anyone can try the model. */
export function ShareModel({ name, model, onClose }: Props) {
  const { t } = useTranslation('ai-lab-account');
  const isNeighbours = model.learned.method === 'neighbours';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('share.title', { name })}
      description={t(isNeighbours ? 'share.text_neighbours' : 'share.text')}
    >
      <Suspense>
        <UnlessClosed right="publish">
          <ShareForm name={name} model={model} />
        </UnlessClosed>
      </Suspense>
    </Dialog>
  );
}

function ShareForm({ name, model }: Omit<Props, 'onClose'>) {
  const { t, language } = useTranslation('ai-lab-account');
  const share = useShareModel();

  if (share.data) {
    const link = location.origin + sharedModelAddress(share.data.id);
    return (
      <div className="grid grid-cols-1 gap-4">
        <LinkField label={t('share.link')} link={link} title={share.data.title} />
        <p>
          {t('share.kept')}{' '}
          <Link to={paths.dashboard} className="font-bold text-trail underline">
            {t('share.dashboard')}
          </Link>
        </p>
      </div>
    );
  }

  function send(title: string, accepted: boolean): void {
    const project = projectOfModel(model, title);
    if (!project) return;
    share.mutate({
      title,
      accepted,
      program: exampleProgram(project, model, language),
      model: JSON.stringify(model),
      file: modelFileName(title),
    });
  }

  return <LinkForm usual={name} request={share} onSend={send} />;
}
