import { useHelpKey } from '../../../code/editor/help-key.ts';
import { lazyDialog } from '../../../ui/dialog.tsx';
import type { LessonHelpProps } from './lesson-help-panel.tsx';

const Panel = lazyDialog(async () => (await import('./lesson-help-panel.tsx')).LessonHelpPanel);

/** Shows keys and settings, opened by their key too. Their code is loaded when they first open. */
export function LessonHelp(props: LessonHelpProps) {
  useHelpKey(() => props.onOpenChange(true));
  return <Panel {...props} />;
}
