import type { SchoolClass } from '@codivia/contract/api/classes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { classPaths } from '../class-paths.ts';
import { useDeleteClass } from '../classes.api.ts';

/** Deletes a class at once, once its name was typed. */
export function DeleteClass({ taught }: { taught: SchoolClass }) {
  const { t, language } = useTranslation('class-roster');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { mutateAsync, isPending, error, reset } = useDeleteClass(taught.id);
  const { name } = taught;

  function remove(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    mutateAsync(typed.trim()).then(
      () => {
        toast.success(t('end.deleted', { name }));
        void navigate(classPaths.list);
      },
      () => {},
    );
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('end.delete')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('end.delete_ask', { name })}
        description={t('end.delete_text')}
      >
        <form noValidate onSubmit={remove} className="grid gap-4">
          <Input
            label={t('end.delete_label', { name })}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              reset();
            }}
            error={error ? messageFor(error, language) : undefined}
            autoComplete="off"
          />
          <Button type="submit" variant="danger" loading={isPending} className="justify-self-start">
            {t('end.delete')}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
