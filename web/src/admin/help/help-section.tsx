import { HelpList } from './help-list.tsx';
import { HelpThread } from './queue/help-thread.tsx';
import { useHelpView } from './queue/help-view.ts';
import { Templates } from './queue/templates.tsx';

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
