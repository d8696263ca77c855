import type { LessonSummary } from '@codivia/contract/courses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reportResults } from '../../code/exercise-results/report-results.ts';
import { useCompleteLesson } from '../../features/progress/progress.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';

/** Milliseconds that completing waits for answers that are still on their way. */
const ANSWERS_WAIT_MS = 3000;

/**
 * Completing a lesson (docs/product.md#completing-a-lesson): answers that are on their way are sent first,
 * since a certificate counts them. Then it is saved, then the certificate is asked for. With one, the
 * course opens on it; else the next lesson follows, or the course after the last.
 */
export function useCompletion(lesson: LessonSummary, next: string | undefined) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const completion = useCompleteLesson();

  const [sending, setSending] = useState(false);

  async function sendAnswers() {
    setSending(true);
    const waited = new Promise((resolve) => setTimeout(resolve, ANSWERS_WAIT_MS));
    await Promise.race([reportResults(queryClient), waited]);
    setSending(false);
  }

  async function complete() {
    try {
      await sendAnswers();
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

  return { complete: () => void complete(), completing: sending || completion.isPending };
}
