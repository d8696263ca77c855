import type { AdminUser } from '@codivia/contract/admin-users';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { refreshMember } from '../../lib/member.ts';
import { readSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { useCreateUser, useUpdateUser } from './admin-users.api.ts';
import type { UserConflict } from './conflict-fields.ts';
import { only, type UserValues, valuesOf } from './user-values.ts';

type Given = {
  user: AdminUser | undefined;
  form: UseFormReturn<UserValues>;
  onSaved: () => void;
};

/** The account as it is now, where a save was refused because it has changed meanwhile. */
function changedMeanwhile(error: unknown): AdminUser | undefined {
  if (!(error instanceof ApiError) || error.code !== 'user_changed') return undefined;
  return (error.answer as { user: AdminUser }).user;
}

/** Saving an account, new or edited, and what to do when it has changed meanwhile. */
export function useSaveUser({ user, form, onSaved }: Given) {
  const { t } = useTranslation('admin-users');
  const language = useLanguage();
  const create = useCreateUser();
  const update = useUpdateUser();
  const [base, setBase] = useState(user);
  const [conflict, setConflict] = useState<UserConflict | null>(null);
  const [problem, setProblem] = useState<string>();

  function succeed(message: string) {
    toast.success(message);
    // Who has changed their own name or role sees it at once.
    if (base && base.id === readSession().user?.id) void refreshMember();
    onSaved();
  }

  function fail(error: unknown) {
    const theirs = changedMeanwhile(error);
    if (theirs && base) {
      setConflict({ base, theirs });
      return;
    }
    toast.error(t('save_error'));
    const message = messageFor(error, language);
    if (error instanceof ApiError && error.code === 'email_taken') {
      form.setError('email', { message }, { shouldFocus: true });
    } else setProblem(message);
  }

  function write(over: AdminUser) {
    const changes = only(form.getValues(), form.formState.dirtyFields);
    update.mutate(
      { id: over.id, revision: over.revision, ...changes },
      { onSuccess: () => succeed(t('saved')), onError: fail },
    );
  }

  function save({ subscription_end_date, ...values }: UserValues) {
    if (create.isPending || update.isPending) return;
    setProblem(undefined);
    if (base) {
      if (form.formState.isDirty) write(base);
      else onSaved();
      return;
    }
    create.mutate(
      { ...values, subscription_end_date: subscription_end_date || null },
      { onSuccess: () => succeed(t('created')), onError: fail },
    );
  }

  function takeTheirs() {
    if (!conflict) return;
    form.reset(valuesOf(conflict.theirs));
    setBase(conflict.theirs);
    setConflict(null);
  }

  function keepMine() {
    if (!conflict || update.isPending) return;
    setBase(conflict.theirs);
    setConflict(null);
    write(conflict.theirs);
  }

  const saving = create.isPending || update.isPending;
  return { save, saving, problem, conflict, takeTheirs, keepMine };
}
