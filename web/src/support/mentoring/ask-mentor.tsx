import { MessageCircleQuestion } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import type { MentoringSubject } from './mentoring-subject.ts';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

/**
 * The button with which members ask a mentor; the dialog is loaded when it is pressed, and says what is Premium about
 * it.
 */
export function AskMentor({ label, subject }: { label: string; subject: MentoringSubject }) {
  const { user } = useSession();
  const [needed, setNeeded] = useState(false);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        <MessageCircleQuestion aria-hidden="true" className="size-4" />
        {label}
      </Button>
      {needed && (
        <Suspense>
          <AskDialog subject={subject} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
