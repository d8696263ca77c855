import './help-texts.ts';
import { Suspense } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EditorSettings } from './editor-settings.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** Shows the settings for the appearance of editors, then their keys. */
export function EditorHelp() {
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* Its texts come with it: what is around it stays meanwhile. */}
      <Suspense fallback={<Spinner />}>
        <EditorSettings />
        <ShortcutList />
      </Suspense>
    </div>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The help of editors. */
export function EditorHelpDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation('editor');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('help')}>
      <EditorHelp />
    </Dialog>
  );
}
