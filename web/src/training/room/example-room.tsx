import type { RoomFiles } from '@codivia/contract/rooms';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { toast } from '../../ui/toast.ts';
import { fetchExample } from '../examples/example-files.ts';
import { ExampleNotice } from '../examples/example-notice.tsx';
import type { ExampleName } from '../examples/examples.ts';
import { adoptCopy, type DraftPlace } from './draft.ts';
import { RoomWaiting } from './room-waiting.tsx';

type Props = {
  name: ExampleName;
  /** Where the learner's own work is kept. */
  own: DraftPlace;
  draw: (place: DraftPlace, start: RoomFiles, notice: (files: RoomFiles) => ReactNode) => ReactNode;
  leave: () => void;
};

/** The room with the code of an example in it, as a copy that leaves the learner's own work alone. */
export function ExampleRoom({ name, own, draw, leave }: Props) {
  const { t } = useTranslation('examples');
  const { kind } = own;
  const place = useMemo<DraftPlace>(
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
    );
  }
  if (!files) return <RoomWaiting text={t('notice.opening')} />;
  return draw(place, files, (changed) => (
    <ExampleNotice
      onKeep={() => {
        adoptCopy(own, changed);
        toast.success(t('notice.kept'));
        leave();
      }}
      onLeave={leave}
    />
  ));
}
