import { useTranslation } from '../../lib/i18n.ts';
import { EditingDialog, type EditingTarget, type FormEvents } from '../kit/editing-dialog.tsx';
import { LoadedItem } from '../kit/loaded-item.tsx';
import { UserMentor } from '../mentoring/user-mentor.tsx';
import { UserTeacher } from '../schools/user-teacher.tsx';
import { useAdminUser } from './admin-users.api.ts';
import { UserCertificates } from './user-certificates.tsx';
import { UserForm } from './user-form.tsx';
import { UserResetLink } from './user-reset-link.tsx';
import { UserTemporaryPassword } from './user-temporary-password.tsx';

function Editing({ id, ...events }: FormEvents & { id: string }) {
  const { t } = useTranslation('admin-users');
  const texts = { loading: t('form.loading'), failed: t('load_error') };
  const query = useAdminUser(id);
  return (
    <LoadedItem query={query} texts={texts}>
      {(user) => (
        <>
          <UserForm user={user} {...events} />
          {!user.class_account && (
            <>
              <UserResetLink userId={user.id} />
              {user.role !== 'admin' && user.is_verified && (
                <UserTemporaryPassword userId={user.id} />
              )}
              <UserMentor userId={user.id} />
              <UserTeacher userId={user.id} />
            </>
          )}
          <UserCertificates userId={user.id} />
        </>
      )}
    </LoadedItem>
  );
}

/** The dialog in which an account is created or edited. */
export function UserDialog(props: { target: EditingTarget; onClose: () => void }) {
  const { t } = useTranslation('admin-users');
  return (
    <EditingDialog {...props} titles={{ create: t('form.create'), edit: t('form.edit') }}>
      {(id, events) => (id ? <Editing id={id} {...events} /> : <UserForm {...events} />)}
    </EditingDialog>
  );
}
