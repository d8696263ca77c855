import { Check } from 'lucide-react';
import { useChoosePath, useChosenPath } from '../../features/learning-paths/learning-paths.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Lets a member choose the path, or give it up: the next step of the dashboard follows it. */
export function PathFollow({ pathId }: { pathId: string }) {
  const { t } = useTranslation('learning-paths');
  const { data: chosen } = useChosenPath();
  const choose = useChoosePath();
  if (!chosen) return null;
  const followed = chosen.path_id === pathId;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="empty:hidden">
        {followed && (
          <span className="flex items-center gap-2 font-bold text-done">
            <Check aria-hidden="true" className="size-5 shrink-0" />
            {t('followed')}
          </span>
        )}
      </p>
      <Button
        variant={followed ? 'ghost' : 'secondary'}
        loading={choose.isPending}
        onClick={() => choose.mutate(followed ? null : pathId)}
      >
        {t(followed ? 'leave' : 'follow')}
      </Button>
    </div>
  );
}
