import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ImportForm } from './import-form.tsx';
import { Imported, Refusals, ReplaceQuestion } from './import-outcomes.tsx';
import { useImport } from './use-import.ts';

/** Imports a course from a zip: the file, its problems, what it would replace, the result. */
function Importing({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const { start, busy, existing, problems, reason, imported, again } = useImport();
  if (imported) return <Imported result={imported} onClose={onClose} />;
  if (existing && file) {
    return (
      <ReplaceQuestion
        course={existing}
        busy={busy}
        onReplace={() => start(file, existing.revision)}
        onCancel={again}
      />
    );
  }
  if (problems) return <Refusals problems={problems} onAgain={again} />;
  return (
    <ImportForm
      busy={busy}
      reason={reason}
      onFile={(chosen) => {
        setFile(chosen);
        start(chosen);
      }}
    />
  );
}

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-courses');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('imports.title')}
    >
      <Importing onClose={onClose} />
    </Dialog>
  );
}
