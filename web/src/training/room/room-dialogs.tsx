import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { EditorHelpDialog } from '../../code/editor/editor-help.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { lazyDialog } from '../../ui/dialog.tsx';
import type { Work } from '../learner-code/use-work.ts';
import type { RoomProgram } from './room-definition.ts';

const ShareDialog = lazyDialog(
  async () => (await import('../sharing/share-dialog.tsx')).ShareDialog,
);
const FilesDialog = lazyDialog(async () => (await import('../files/files-dialog.tsx')).FilesDialog);
const HistoryDialog = lazyDialog(
  async () => (await import('../../code/tools/work-history/history-dialog.tsx')).HistoryDialog,
);

export type RoomDialog = 'share' | 'history' | 'files' | 'editor';

type Props = Pick<RoomProgram, 'shows' | 'picture'> & {
  kind: ProgramKind;
  title: string;
  work: Work;
  onPublish: () => void;
  /** Must first keep the present work, so that restoring can be undone. */
  onRestore: (files: ProgramFiles) => void;
  open: RoomDialog | null;
  onOpen: (dialog: RoomDialog | null) => void;
  /** Files that were dropped on the room or pasted into it. */
  incomingFiles: readonly File[];
  onTaken: () => void;
};

/** The dialogs of a room: its files, the links that carry its work, the earlier versions, and its editor. */
export function RoomDialogs(props: Props) {
  const { kind, title, work, onRestore, open, onOpen, incomingFiles, onTaken } = props;
  const { t } = useTranslation('rooms');
  return (
    <>
      <FilesDialog
        open={open === 'files'}
        onOpenChange={(opened) => onOpen(opened ? 'files' : null)}
        place={work.place}
        kind={kind}
        title={title}
        code={work.files}
        onCode={onRestore}
        incomingFiles={incomingFiles}
        onTaken={onTaken}
      />
      <ShareDialog
        kind={kind}
        place={work.place}
        files={work.files}
        title={title}
        sendTitle={t(`send.${kind === 'python' ? (props.shows ?? kind) : kind}`)}
        picture={props.picture}
        onPublish={() => {
          onOpen(null);
          props.onPublish();
        }}
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
      <EditorHelpDialog
        open={open === 'editor'}
        onOpenChange={(opened) => onOpen(opened ? 'editor' : null)}
      />
    </>
  );
}
