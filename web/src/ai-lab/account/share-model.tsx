import '../../training/sharing/sharing-texts.ts';
import type { ModelFile } from '@codivia/contract/models/model-file';
import { Link2 } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { sharedModelAddress } from '../../lib/model-address.ts';
import { paths } from '../../lib/paths.ts';
import { Findings, personalDataIn } from '../../training/sharing/findings.tsx';
import { LinkField } from '../../training/sharing/link-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
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
        <ShareForm name={name} model={model} />
      </Suspense>
    </Dialog>
  );
}

function ShareForm({ name, model }: Omit<Props, 'onClose'>) {
  const { t, language } = useTranslation('ai-lab-account');
  const share = useShareModel();
  const [title, setTitle] = useState(name);
  const [wrong, setWrong] = useState(false);
  const found = personalDataIn(share.error);
  const isAcceptable = found?.revision !== undefined;

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

  function send(accepted: boolean): void {
    const isMissing = title.trim() === '';
    setWrong(isMissing);
    const project = projectOfModel(model, title);
    if (isMissing || share.isPending || !project) return;
    const program = exampleProgram(project, model, language);
    share.mutate({
      title,
      accepted,
      program,
      model: JSON.stringify(model),
      file: modelFileName(title),
    });
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(false);
      }}
      className="grid grid-cols-1 gap-4"
    >
      <Input
        label={t('share.name')}
        value={title}
        onChange={({ target }) => {
          setTitle(target.value);
          setWrong(false);
        }}
        error={wrong ? t('share.needs_name') : undefined}
        maxLength={80}
        autoComplete="off"
        required
      />
      {share.error && !found && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3">
          {messageFor(share.error, language)}
        </p>
      )}
      {found && (
        <Findings
          findings={found.findings}
          busy={share.isPending}
          acceptLabel={t('share.accept')}
          onAccept={isAcceptable ? () => send(true) : undefined}
        />
      )}
      {!isAcceptable && (
        <Button type="submit" className="justify-self-start" loading={share.isPending}>
          <Link2 aria-hidden="true" className="size-5" />
          {t('share.make')}
        </Button>
      )}
    </form>
  );
}
