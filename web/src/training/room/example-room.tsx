import type { ExampleName } from '@codivia/contract/programs/examples';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchExample } from '../examples/example-files.ts';
import { adoptCopy, type DraftKey } from '../learner-code/work-draft.ts';
import { RoomLoading } from './room-loading.tsx';
import { ExampleNotice } from './room-notices.tsx';
import type { LoadedWork } from './training-room.tsx';

type Props = {
  name: ExampleName;
  /** The place where the learner's own work is kept. */
  own: DraftKey;
  show: (work: LoadedWork) => ReactNode;
  leave: () => void;
};

/** The room with the code of an example, as a copy that leaves the learner's own work unchanged. */
export function ExampleRoom({ name, own, show, leave }: Props) {
  const { t } = useTranslation('examples');
  const { kind } = own;
  const draftKey = useMemo<DraftKey>(
    () => ({ kind, name: `${kind}/shared/example-${name}` }),
    [kind, name],
  );
  const {
    data: files,
    error,
    refetch,
  } = useQuery({
    queryKey: ['example', name],
    queryFn: () => fetchExample(name),
  });
  if (error && !files) {
    return (
      <div className="page-width">
        <ErrorState
          heading="h1"
          title={t('notice.failed')}
          error={error}
          onRetry={() => void refetch()}
          action={
            <Button variant="secondary" onClick={leave}>
              {t('notice.leave')}
            </Button>
          }
        />
      </div>
    );
  }
  if (!files) return <RoomLoading text={t('notice.opening')} />;
  return show({
    draftKey,
    start: files,
    notice: (changed) => (
      <ExampleNotice
        name={name}
        onKeep={() => {
          adoptCopy(own, changed);
          toast.success(t('notice.copied'));
          leave();
        }}
        onLeave={leave}
      />
    ),
  });
}
