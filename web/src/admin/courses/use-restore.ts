import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { useRestoreCourses } from './admin-courses.api.ts';

/** Returns a function that restores deleted courses and says so, also after the component that called it is gone. */
export function useRestore(): (ids: readonly string[]) => void {
  const { t, language } = useTranslation('admin-courses');
  const { mutateAsync } = useRestoreCourses();
  return async (ids) => {
    const { done, failed } = await mutateAsync(ids);
    if (done.length > 0) toast.success(t('restored', { count: done.length }));
    for (const { error } of failed) {
      toast.error(`${t('restore_error')} – ${messageFor(error, language)}`);
    }
  };
}
