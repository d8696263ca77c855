import type { LiveFiles } from '@codivia/contract/api/live-stage';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { CopyPlus } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { copyToRoom } from './copy-to-room.ts';
import { workOf } from './stage-files.ts';

type Props = {
  kind: ProgramKind;
  files: LiveFiles;
  /** True if only its icon is shown on phones. */
  brief?: boolean;
};

/** Opens the code as it is now in the matching training room, as a copy. */
export function CopyButton({ kind, files, brief = false }: Props) {
  const { t } = useTranslation('live-stage');
  async function copy(): Promise<void> {
    const problem = await copyToRoom(kind, workOf(files));
    if (problem) toast.error(t(problem));
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      className={brief ? 'max-sm:px-2' : undefined}
      title={t('copy_hint')}
      onClick={() => void copy()}
    >
      <CopyPlus aria-hidden="true" className="size-4" />
      <span className={brief ? 'max-sm:sr-only' : undefined}>{t('copy')}</span>
    </Button>
  );
}
