import { isAccountKind } from '@codivia/contract/models/lab-examples';
import { keepsCamera } from '@codivia/contract/models/shown-model';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { Cloud, Link2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { LabProject } from '../project/lab-project.ts';
import { useTested } from '../test/use-tested.ts';
import type { Trained } from '../training/use-training.ts';
import { useKeepModel, useModels } from './models.api.ts';
import { VisitorOffer } from './visitor-offer.tsx';

type Props = { project: LabProject; trained: Trained };

const shareModel = lazyPart(async () => (await import('./share-model.tsx')).ShareModel);

/** Keeps the model in the account, with its examples where the member says so, and shares it by a link. */
export function AccountCard({ project, trained }: Props) {
  const { t } = useTranslation('ai-lab-account');
  const { signedIn } = useSession();
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('save.title')}</h3>
      {keepsCamera(trained.model) ? (
        <p>{t('save.camera')}</p>
      ) : signedIn ? (
        <Keep project={project} trained={trained} />
      ) : (
        <VisitorOffer />
      )}
    </Card>
  );
}

function Keep({ project, trained }: Props) {
  const { t, language } = useTranslation('ai-lab-account');
  const saved = useModels().data?.find(({ id }) => id === project.id);
  const keep = useKeepModel();
  const tested = useTested(trained);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isSharing, setSharing] = useState(false);
  const Share = shareModel.usePart(isSharing);
  const mayKeepExamples = isAccountKind(project.kind);
  const withExamples = mayKeepExamples && (chosen ?? Boolean(saved?.examples));
  const model = { ...trained.model, ...(tested && { tested }) };
  const isConflict = keep.error instanceof ApiError && keep.error.code === 'model_changed';

  function send(): void {
    if (keep.isPending) return;
    keep.mutate({
      id: project.id,
      name: project.name,
      revision: saved?.revision ?? null,
      model: JSON.stringify(model),
      examples: withExamples ? JSON.stringify(project) : null,
    });
  }

  return (
    <>
      <p>{t(model.learned.method === 'neighbours' ? 'save.text_neighbours' : 'save.text')}</p>
      {mayKeepExamples ? (
        <Checkbox
          label={t('save.examples')}
          hint={t('save.examples_text')}
          checked={withExamples}
          onChange={setChosen}
        />
      ) : (
        <p className="text-muted text-sm">{t('save.examples_camera')}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={keep.isPending} onClick={send}>
          <Cloud aria-hidden="true" className="size-5" />
          {t(saved ? 'save.replace' : 'save.keep')}
        </Button>
        <Button variant="secondary" onClick={() => setSharing(true)}>
          <Link2 aria-hidden="true" className="size-5" />
          {t('save.share')}
        </Button>
      </div>
      {keep.error && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3">
          {isConflict ? t('save.changed') : messageFor(keep.error, language)}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {keep.isSuccess && <strong className="text-done">{t('save.saved')}</strong>}
        {saved &&
          !keep.isSuccess &&
          t('save.since', { time: formatTimeAgo(saved.updated_at, language) })}
      </p>
      {Share && <Share name={project.name} model={model} onClose={() => setSharing(false)} />}
    </>
  );
}
