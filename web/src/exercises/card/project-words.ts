import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';
import { useTranslation } from '../../lib/i18n.ts';

type Found = { done?: readonly string[] };

/**
 * Returns the words for a checked answer: those for an open project differ from those for an exercise with one
 * solution.
 */
export function useVerdictWords(task: ExerciseTask | undefined, { done }: Found) {
  const { t } = useTranslation('exercise');
  if (task?.type === 'cases' || task?.type === 'sql-cases') {
    const { length: total } = task.checklist;
    const notYet = done && t('cases_not_yet', { done: done.length, total });
    return { passed: t('passed'), text: t('cases_passed_text'), notYet };
  }
  if (task?.type !== 'open') return { passed: t('passed'), text: t('passed_text') };
  const { length } = task.checklist;
  return {
    passed: t('project_passed'),
    text: t('project_passed_text'),
    notYet: done && t('project_not_yet', { done: done.length, total: length }),
  };
}
