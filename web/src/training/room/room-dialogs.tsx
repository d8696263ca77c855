import type { RoomFiles } from '@codivia/contract/rooms';
import { lazyDialog } from '../../ui/dialog.tsx';
import type { Work } from '../learner-code/use-work.ts';

const ShareDialog = lazyDialog(
  async () => (await import('../learner-code/share-dialog.tsx')).ShareDialog,
);
const HistoryDialog = lazyDialog(
  async () => (await import('../learner-code/history-dialog.tsx')).HistoryDialog,
);

export type RoomDialog = 'share' | 'history';

type Props = {
  work: Work;
  /** Must keep the work as it is, so that going back can be taken back. */
  onRestore: (files: RoomFiles) => void;
  open: RoomDialog | null;
  onOpen: (dialog: RoomDialog | null) => void;
};

/** The dialogs of a room: the link that carries its work, and the versions to go back to. */
export function RoomDialogs({ work, onRestore, open, onOpen }: Props) {
  return (
    <>
      <ShareDialog
        files={work.files}
        open={open === 'share'}
        onOpenChange={(opened) => onOpen(opened ? 'share' : null)}
      />
      <HistoryDialog
        versions={work.versions}
        files={work.files}
        onRestore={onRestore}
        open={open === 'history'}
        onOpenChange={(opened) => onOpen(opened ? 'history' : null)}
      />
    </>
  );
}
