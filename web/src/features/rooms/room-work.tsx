import type { RoomFiles, RoomKind } from '@codivia/contract/rooms';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';
import { adoptCopy, type DraftPlace } from './draft.ts';
import { BrokenLinkNotice, SharedNotice } from './shared-notice.tsx';
import { useSharedWork } from './use-shared-work.ts';

/** What a room is opened with. It is keyed by the name of its place. */
export interface OpenedWork {
  place: DraftPlace;
  start: RoomFiles;
  /** Stands above the room; it is given the work as it is. */
  notice: (files: RoomFiles) => ReactNode;
}

type Props = {
  kind: RoomKind;
  /** What the room begins with. */
  start: RoomFiles;
  children: (work: OpenedWork) => ReactNode;
};

/** Opens a room with the learner's own work, or with the one that came with a link. */
export function RoomWork({ kind, start, children }: Props) {
  const { t } = useTranslation('rooms');
  const { shared, leave } = useSharedWork(kind);
  const own: DraftPlace = { kind, name: kind };

  if (shared.state === 'opening') return null;
  if (shared.state !== 'open') {
    const broken = shared.state === 'broken' && (
      <BrokenLinkNotice problem={shared.problem} onLeave={leave} />
    );
    return children({ place: own, start, notice: () => broken });
  }
  const keep = (files: RoomFiles) => {
    adoptCopy(own, files);
    toast.success(t('shared.keep_text'));
    leave();
  };
  return children({
    place: { kind, name: shared.name },
    start: shared.files,
    notice: (files) => <SharedNotice onKeep={() => keep(files)} onLeave={leave} />,
  });
}
