import type { LessonSummary } from '@codivia/contract/courses';
import { useNavigate } from 'react-router';
import { useCompleteLesson } from '../../features/progress/progress.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';

/**
 * Completing a lesson (docs/product.md#completing-a-lesson): it is saved, then the certificate is asked for. With one, the
 * course opens on it; else the next lesson follows, or the course after the last.
 */
export function useCompletion(lesson: LessonSummary, next: string | undefined) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const completion = useCompleteLesson();

  async function complete() {
    try {
      const { courseCompleted, xp_awarded } = await completion.mutateAsync({
        lessonId: lesson.id,
      });
      toast.success(t('completion_success') + (courseCompleted ? t('course_completed') : ''));
      if (xp_awarded > 0) toast.info(t('xp_gained', { xp: xp_awarded }));
      if (courseCompleted) navigate(paths.courseCertificate(lesson.course_id));
      else navigate(next ? paths.lesson(next) : paths.course(lesson.course_id));
    } catch {
      toast.error(t('completion_error'));
    }
  }

  return { complete: () => void complete(), completing: completion.isPending };
}
