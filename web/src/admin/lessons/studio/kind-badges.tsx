import type { ExerciseKind } from '@codivia/contract/api/admin-exercises';
import { TASK_NAMES } from '@codivia/contract/exercises/modules';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The kind of an exercise, and how it is answered unless a program is written. */
export function KindBadges({
  kind,
  task,
}: {
  kind: ExerciseKind;
  task: string | null | undefined;
}) {
  const { t } = useTranslation('admin-exercises');
  const named = TASK_NAMES.find((name) => name === task && name !== 'write');
  return (
    <>
      <Badge tone="trail">{t(`kinds.${kind}`)}</Badge>
      {named && (
        <Badge tone="trail" className="whitespace-normal! leading-tight!">
          {t(`tasks.${named}`)}
        </Badge>
      )}
    </>
  );
}
