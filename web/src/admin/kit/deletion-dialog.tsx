import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DeletionFailures } from './deletion-failures.tsx';
import type { Outcome } from './one-by-one.ts';

/** Something that may be deleted; the note distinguishes it from others of the same name. */
export type Deletable = { id: string; name: string; note?: string };

type Props = {
  open: boolean;
  items: readonly Deletable[];
  /** The mutation that deletes the items. */
  deletion: UseMutationResult<Outcome, Error, readonly string[]>;
  texts: { title: string; description: string; confirm: string; failures: string; failed: string };
  /** Describes what is deleted with the items. */
  children: ReactNode;
  onClose: () => void;
  /** Called with the ids of the deleted items, perhaps not all. */
  onDone: (ids: readonly string[]) => void;
  /** Called when all of them are deleted. */
  onDeleted: () => void;
};

/** Asks before items of a list are deleted, and lists those that could not be. */
export function DeletionDialog(props: Props) {
  const { open, items, deletion, texts, children, onClose, onDone, onDeleted } = props;
  const { t } = useTranslation('common');
  const { mutate, isPending, data, reset } = deletion;
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (isPending) return;
    mutate(
      items.map(({ id }) => id),
      {
        onSuccess: ({ done, failed }) => {
          if (done.length > 0) onDone(done);
          if (failed.length > 0) {
            toast.error(texts.failed);
            return;
          }
          onDeleted();
          close();
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={texts.title}
      description={texts.description}
    >
      <div className="grid gap-5">
        <ul className="grid max-h-40 gap-1 overflow-y-auto">
          {items.map(({ id, name, note }) => (
            <li key={id} className="wrap-anywhere">
              <strong>{name}</strong> {note && <span className="text-muted">{note}</span>}
            </li>
          ))}
        </ul>
        {data && data.failed.length > 0 ? (
          <DeletionFailures title={texts.failures} failed={data.failed} items={items} />
        ) : (
          children
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={isPending} onClick={confirm}>
            {texts.confirm}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
