import type { AdminUser } from '@codivia/contract/api/admin-users';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import type { FormEvents } from '../kit/editing-dialog.tsx';
import { EditingForm, FormPart } from '../kit/editing-form.tsx';
import { AccountFields, ProfileFields } from './account-fields.tsx';
import { conflictFields } from './conflict-fields.ts';
import { PremiumFields } from './premium-fields.tsx';
import { useSaveUser } from './use-save-user.ts';
import { NEW_VALUES, type UserValues, valuesOf } from './user-values.ts';

/** The account to edit; a new one without. */
type Props = FormEvents & { user?: AdminUser };

/** All fields of an account that an administrator may edit: of a class account, the profile alone. */
export function UserForm({ user, onSaved, ...events }: Props) {
  const { t } = useTranslation('admin-users');
  const form = useForm<UserValues>({ defaultValues: user ? valuesOf(user) : NEW_VALUES });
  const { dirtyFields } = form.formState;
  // Accounts do not store the time of their last change: the time by this clock replaces it.
  const [begun] = useState(() => new Date().toISOString());
  const saver = useSaveUser({ user, form, onSaved });
  return (
    <EditingForm
      {...events}
      form={form}
      saver={saver}
      saveLabel={t('form.save')}
      describeConflict={(conflict) => ({
        edited: { subject: 'user', id: conflict.base.id, since: begun },
        fields: conflictFields(conflict, form.getValues(), dirtyFields, t),
      })}
    >
      <FormPart title={t('form.account')}>
        {user?.class_account ? (
          <p>{t('class_account_text')}</p>
        ) : (
          <AccountFields form={form} isNew={!user} />
        )}
      </FormPart>
      {!user?.class_account && (
        <FormPart title={t('form.premium')}>
          <PremiumFields form={form} user={user} />
        </FormPart>
      )}
      <FormPart title={t('form.profile')}>
        <ProfileFields form={form} />
      </FormPart>
    </EditingForm>
  );
}
