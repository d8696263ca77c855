import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** The subject of an editing dialog: the item of this id, or a new one; null while the dialog is closed. */
export type EditingTarget = { id: string } | 'new' | null;

/** Callbacks of the form in an editing dialog. */
export type FormEvents = {
  onSaved: () => void;
  onCancel: () => void;
  /** Called when unsaved changes appear or disappear. */
  onUnsaved: (unsaved: boolean) => void;
};

type Props = {
  target: EditingTarget;
  titles: { create: string; edit: string };
  onClose: () => void;
  /** The form: for the item of this id, or for a new one without. */
  children: (id: string | undefined, events: FormEvents) => ReactNode;
};

/** The dialog in which an item is created or edited. Closing it does not lose unsaved changes. */
export function EditingDialog({ target, titles, onClose, children }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const { guard, question } = useUnsavedGuard(unsaved);
  const close = () => {
    setUnsaved(false);
    onClose();
  };
  const events: FormEvents = {
    onSaved: close,
    onCancel: () => guard(close),
    onUnsaved: setUnsaved,
  };
  return (
    <>
      <Dialog
        open={target !== null}
        onOpenChange={(open) => {
          if (!open) guard(close);
        }}
        title={target === 'new' ? titles.create : titles.edit}
        size="lg"
      >
        {target && children(target === 'new' ? undefined : target.id, events)}
      </Dialog>
      {question}
    </>
  );
}
