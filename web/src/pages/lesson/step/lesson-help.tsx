import { useHelpKey } from '../../../code/editor/help-key.ts';
import { lazyDialog } from '../../../ui/dialog.tsx';
import type { LessonHelpProps } from './lesson-help-panel.tsx';

const Panel = lazyDialog(async () => (await import('./lesson-help-panel.tsx')).LessonHelpPanel);

/** Keys and settings, opened by their key too. Their code comes when they first open. */
export function LessonHelp(props: LessonHelpProps) {
  useHelpKey(() => props.onOpenChange(true));
  return <Panel {...props} />;
}
