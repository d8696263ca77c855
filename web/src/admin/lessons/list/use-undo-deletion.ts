import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { useErrorText } from '../../kit/failures.ts';
import { useRestoreLesson } from '../admin-lessons.api.ts';

/** Returns a function that restores a deleted lesson and says so, also after the component that called it is gone. */
export function useUndoDeletion(): (id: string) => Promise<void> {
  const { t } = useTranslation('admin-lessons');
  const errorText = useErrorText();
  const { mutateAsync } = useRestoreLesson();
  return async (id) => {
    try {
      await mutateAsync(id);
      toast.success(t('trash_dialog.done'));
    } catch (error) {
      toast.error(errorText(t('trash_dialog.failed'), error));
    }
  };
}
