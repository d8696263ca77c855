import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useHelpKey } from './help-key.ts';

/** The appearance and the keys of editors; the code of the dialog comes when it is first opened. */
export const EditorHelpDialog = lazyDialog(
  async () => (await import('./help/editor-help-dialog.tsx')).EditorHelpDialog,
);

const contents = lazyPart(async () => (await import('./help/editor-help-dialog.tsx')).EditorHelp);

/** Shows the contents of that dialog within another dialog that is open. */
export function LateEditorHelp() {
  const EditorHelp = contents.usePart(true);
  return EditorHelp && <EditorHelp />;
}

/** A button for the help of editors, which `?` opens too. */
export function EditorHelpButton() {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(false);
  useHelpKey(() => setOpen(true));
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden="true" className="size-5" />
        {t('help')}
      </Button>
      <EditorHelpDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
