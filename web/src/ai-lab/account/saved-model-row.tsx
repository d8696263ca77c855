import type { SavedModel } from '@codivia/contract/api/models';
import type { ModelFile } from '@codivia/contract/models/model-file';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { Copy, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { freeName } from '../../lib/free-name.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { savedModelAddress } from '../../lib/model-address.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type LabProject, newId } from '../project/lab-project.ts';
import { readSavedExamples, readSavedModel, useCopyModel, useDeleteModel } from './models.api.ts';
import { openExamples } from './open-examples.ts';
import { RenameModel } from './rename-model.tsx';

type Props = {
  saved: SavedModel;
  /** The names of all models. */
  names: readonly string[];
  onOpen: (project: LabProject) => void;
};

const shareModel = lazyPart(async () => (await import('./share-model.tsx')).ShareModel);
const ICON = 'min-h-11 min-w-11 px-2 [&_svg]:size-5';

/** A model of the account: it is tried, trained further, renamed, duplicated, shared and deleted. */
export function SavedModelRow({ saved, names, onOpen }: Props) {
  const { t, language } = useTranslation('ai-lab-account');
  const { id, name, labels, tested, examples } = saved;
  const [isNaming, setNaming] = useState(false);
  const [shared, setShared] = useState<ModelFile | null>(null);
  const Share = shareModel.usePart(shared !== null);
  const copy = useCopyModel();
  const remove = useDeleteModel();
  const of = (action: string) => t('models.of', { action, name });
  /** A button with an icon, named by what it does and the model it does it to. */
  const action = (words: string) =>
    ({
      variant: 'ghost',
      size: 'sm',
      className: ICON,
      'aria-label': of(words),
      title: words,
    }) as const;

  /** Does what needs a file of the account; says so where that fails. */
  async function withFile(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      toast.error(t('models.unreadable'));
    }
  }

  const goOn = () =>
    withFile(async () => {
      const olderName = (older: string) => t('models.older', { name: older });
      const project = await openExamples(await readSavedExamples(saved), { id, olderName });
      if (!project) throw new Error('no project');
      onOpen(project);
    });

  if (isNaming) return <RenameModel saved={saved} onDone={() => setNaming(false)} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-bold">{name}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {[
            labels.join(', '),
            tested ? t('tested', { ...tested }) : t('untested'),
            ...(examples ? [t('models.with_examples')] : []),
            formatTimeAgo(saved.updated_at, language),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to={savedModelAddress(id)} variant="secondary">
          {t('models.try')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
        {examples && (
          <Button variant="secondary" onClick={() => void goOn()}>
            {t('models.go_on')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        <div className="flex items-center gap-1">
          <Button
            {...action(t('models.share'))}
            onClick={() => void withFile(async () => setShared(await readSavedModel(saved)))}
          >
            <Link2 aria-hidden="true" />
          </Button>
          <Button {...action(t('models.rename'))} onClick={() => setNaming(true)}>
            <Pencil aria-hidden="true" />
          </Button>
          <Button
            {...action(t('models.duplicate'))}
            loading={copy.isPending}
            onClick={() => {
              const copied = freeName(t('models.copy_of', { name }), names);
              copy.mutate({ ...saved, id: newId(), name: copied, revision: null });
            }}
          >
            <Copy aria-hidden="true" />
          </Button>
          <ConfirmButton
            variant="ghost"
            size="sm"
            className={ICON}
            title={t('models.delete_title', { name })}
            text={t('models.delete_text')}
            confirm={t('models.delete')}
            cancel={t('models.cancel')}
            pending={remove.isPending}
            onConfirm={(close) =>
              remove.mutate(id, {
                onSuccess: () => toast.success(t('models.deleted', { name })),
                onSettled: close,
              })
            }
          >
            <Trash2 aria-hidden="true" />
            <VisuallyHidden>{of(t('models.delete'))}</VisuallyHidden>
          </ConfirmButton>
        </div>
      </div>
      {Share && shared && <Share name={name} model={shared} onClose={() => setShared(null)} />}
    </div>
  );
}
