import { CLAIM_HOURS, type Thread } from '@codivia/contract/api/mentoring';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useFollowThread, useRelease } from './mentor-queue.api.ts';

/** The actions that only mentors have on a thread they have claimed. */
export function MentorActions({ id, state }: Pick<Thread, 'id' | 'state'>) {
  const { t } = useTranslation('mentor-queue');
  const navigate = useNavigate();
  const release = useRelease(id);
  useFollowThread(id);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={release.isPending}
        onClick={() =>
          release.mutate(undefined, {
            onSuccess: () => {
              toast.success(t('released'));
              void navigate(paths.mentoringQueue);
            },
          })
        }
      >
        {t('release')}
      </Button>
      {state === 'claimed' && (
        <p className="basis-full text-muted text-sm">
          {t('answer_within', { count: CLAIM_HOURS })}
        </p>
      )}
    </>
  );
}
