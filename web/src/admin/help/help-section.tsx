import { HelpThread } from '../../support/help/queue/help-thread.tsx';
import { useHelpView } from '../../support/help/queue/help-view.ts';
import { Templates } from '../../support/help/queue/templates.tsx';
import { HelpList } from './help-list.tsx';

/** The help of the panel: the queue, or one question of it. */
export function HelpSection() {
  const { thread } = useHelpView();
  if (thread) return <HelpThread key={thread} id={thread} />;
  return (
    <>
      <HelpList />
      <Templates />
    </>
  );
}
