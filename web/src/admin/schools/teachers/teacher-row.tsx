import type { AdminTeacher } from '@codivia/contract/api/admin-teachers';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSetTeacher } from '../admin-schools.api.ts';

/** One teacher of the table. On narrow screens, the values without a column are below the name. */
export function TeacherRow({ teacher }: { teacher: AdminTeacher }) {
  const { t, language } = useTranslation('admin-schools');
  const { user_id, name, email, shown_as, school, classes, at } = teacher;
  const { mutate, isPending } = useSetTeacher(user_id);
  return (
    <tr>
      <th scope="row" className="text-start font-normal">
        <span className="wrap-anywhere block font-bold">{name}</span>
        <span className="wrap-anywhere block text-muted text-sm">{shown_as}</span>
        <span className="grid text-sm lg:hidden">
          <span className="wrap-anywhere">{email}</span>
          <span className="wrap-anywhere">{school}</span>
        </span>
      </th>
      <td className="wrap-anywhere max-lg:hidden">{email}</td>
      <td className="wrap-anywhere max-lg:hidden">{school}</td>
      <td className="tabular-nums max-sm:hidden">{classes}</td>
      <td className="whitespace-nowrap max-lg:hidden">{formatDate(at, language, 'medium')}</td>
      <td className="text-end">
        <ConfirmButton
          variant="secondary"
          size="sm"
          className="min-h-11"
          title={t('teachers.withdraw_title', { name })}
          text={t('teachers.withdraw_text', { name })}
          confirm={t('teachers.withdraw')}
          cancel={t('teachers.keep')}
          pending={isPending}
          onConfirm={(close) =>
            mutate(
              { teacher: false },
              {
                onSuccess: () => toast.success(t('teachers.withdrawn', { name })),
                onSettled: close,
              },
            )
          }
        >
          <span>
            {t('teachers.withdraw')}{' '}
            <VisuallyHidden>{t('teachers.withdraw_of', { name })}</VisuallyHidden>
          </span>
        </ConfirmButton>
      </td>
    </tr>
  );
}
