import type { LessonSummary } from '@codivia/contract/api/courses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompleteLesson } from '../../features/progress/progress.api.ts';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { announceGrant } from '../../lib/exercise-results/xp-gains.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { readSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { knownCompletions } from '../../sync/completions.ts';
import { sendResults } from '../../sync/send-results.ts';
import { playSound } from '../../ui/sound/sound.ts';

/** The time for which completing waits for answers that are still being sent, in milliseconds. */
const ANSWERS_WAIT_MS = 3000;

const isTooMany = (error: unknown) => error instanceof ApiError && error.status === 429;
const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Completes a lesson (docs/product.md#completing-a-lesson): pending answers are sent first, since a certificate counts
 * them. Then the completion is saved. Without a network it is stored and sent later.
 *
 * @param onCompleted called after that; its argument tells whether this has completed the course
 */
export function useCompletion(
  lesson: LessonSummary,
  onCompleted: (courseCompleted: boolean) => void,
) {
  const { t, language } = useTranslation('lessons');
  const queryClient = useQueryClient();
  const completion = useCompleteLesson();

  const [sending, setSending] = useState(false);

  async function sendAnswers() {
    setSending(true);
    const waited = new Promise((resolve) => setTimeout(resolve, ANSWERS_WAIT_MS));
    await Promise.race([sendResults(queryClient), waited]);
    setSending(false);
  }

  async function complete(celebrated: boolean) {
    const person = readSession().user?.id;
    try {
      await sendAnswers();
      const { courseCompleted, xp_awarded } = await completion.mutateAsync({
        lessonId: lesson.id,
      });
      toast.success(t('completion_success') + (courseCompleted ? t('course_completed') : ''));
      if (xp_awarded > 0) toast.info(t('xp_gained', { xp: xp_awarded }));
      if (celebrated) playSound('lesson');
      onCompleted(courseCompleted);
      if (person && celebrated) announceGrant({ person, xp: xp_awarded, prompt: true });
    } catch (error) {
      if (!person || !isUnreachable(error)) {
        toast.error(isTooMany(error) ? messageFor(error, language) : t('completion_error'));
        return;
      }
      knownCompletions.add(person, lesson.id);
      if (celebrated) playSound('lesson');
      onCompleted(false);
    }
  }

  return {
    /** Completes the lesson; without sound and celebration unless `celebrated`. */
    complete: (celebrated: boolean) => void complete(celebrated),
    completing: sending || completion.isPending,
  };
}
