import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAdminUser } from './admin-users.api.ts';
import { UserForm } from './user-form.tsx';

type FormProps = Omit<Parameters<typeof UserForm>[0], 'user'>;

function Editing({ id, ...rest }: FormProps & { id: string }) {
  const { t } = useTranslation('admin-users');
  const { data, isError, refetch } = useAdminUser(id);
  if (isError) return <ErrorState title={t('load_error')} onRetry={() => void refetch()} />;
  if (data) return <UserForm user={data} {...rest} />;
  return (
    <div role="status" className="grid min-h-60 place-items-center text-trail">
      <Spinner className="size-8" />
      <VisuallyHidden>{t('form.loading')}</VisuallyHidden>
    </div>
  );
}

/** What the dialog is open for: the account of this id, or a new one. */
export type UserTarget = { id: string } | 'new' | null;

/** The dialog in which an account is made or edited. What is not saved is not lost by closing it. */
export function UserDialog({ target, onClose }: { target: UserTarget; onClose: () => void }) {
  const { t } = useTranslation('admin-users');
  const [unsaved, setUnsaved] = useState(false);
  const { guard, question } = useUnsavedGuard(unsaved);
  const close = () => {
    setUnsaved(false);
    onClose();
  };
  const form: FormProps = {
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
        title={t(target === 'new' ? 'form.create' : 'form.edit')}
        size="lg"
      >
        {target === 'new' && <UserForm {...form} />}
        {target !== null && target !== 'new' && <Editing id={target.id} {...form} />}
      </Dialog>
      {question}
    </>
  );
}
