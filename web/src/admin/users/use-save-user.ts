import type { AdminUser } from '@codivia/contract/api/admin-users';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { refreshMember } from '../../lib/member.ts';
import { readSession } from '../../lib/session.ts';
import { useSaveOverRevision } from '../kit/use-save-over-revision.ts';
import { useCreateUser, useUpdateUser } from './admin-users.api.ts';
import { only, type UserValues, valuesOf } from './user-values.ts';

type Options = {
  user: AdminUser | undefined;
  form: UseFormReturn<UserValues>;
  onSaved: () => void;
};

/** Saves an account, new or edited, and handles a change by somebody else in the meantime. */
export function useSaveUser({ user, form, onSaved }: Options) {
  const { t } = useTranslation('admin-users');
  const create = useCreateUser();
  const update = useUpdateUser();
  return useSaveOverRevision({
    item: user,
    subject: 'user',
    form,
    valuesOf,
    create: ({ subscription_end_date, ...values }, answered) =>
      create.mutate({ ...values, subscription_end_date: subscription_end_date || null }, answered),
    update: ({ id, revision }, { onSuccess, onError }) => {
      const changes = only(form.getValues(), form.formState.dirtyFields);
      update.mutate(
        { id, revision, ...changes },
        {
          onSuccess: () => {
            onSuccess();
            // An administrator who has changed their own name or role sees it at once.
            if (id === readSession().user?.id) void refreshMember();
          },
          onError,
        },
      );
    },
    saving: create.isPending || update.isPending,
    taken: { code: 'email_taken', field: 'email' },
    texts: { created: t('created'), saved: t('saved'), failed: t('save_error') },
    onSaved,
  });
}
