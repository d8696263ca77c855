import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  title: string;
  description?: string;
  children: ReactNode;
  /** The label of the action, if it does not insert something. */
  action?: string;
  busy?: boolean;
  size?: 'md' | 'lg';
  onSubmit: () => void;
  onClose: () => void;
};

/** A dialog whose form puts something into the HTML. It is open while it is mounted. */
export function InsertDialog(props: Props) {
  const { title, description, children, action, busy, size, onSubmit, onClose } = props;
  const { t } = useTranslation('admin-html');
  function submit(event: FormEvent): void {
    event.preventDefault();
    // For React's events, the dialog is inside the lesson's own form.
    event.stopPropagation();
    onSubmit();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description ? { description } : {})}
      {...(size ? { size } : {})}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy ?? false}>
            {action ?? t('insert')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
