import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logOut } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { isSharedComputer } from '../../lib/shared-computer.ts';
import type { Said } from '../shell/use-log-out.ts';

type Part = typeof import('./leave-shared.tsx').LeaveShared;

/** Signs out anyone who has arrived here by `useLogOut`, or has deleted their account. */
export function Leaving() {
  const navigate = useNavigate();
  const leaving: Said['said'] | undefined = useLocation().state?.leaving;
  const clears = leaving === 'cleared' || (leaving === 'out' && isSharedComputer());
  const [LeaveShared, setLeaveShared] = useState<Part | null>(null);

  function leave(said: Said['said']): void {
    void navigate(paths.home, { replace: true, state: { said } satisfies Said });
    void logOut();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one leaves once.
  useEffect(() => {
    if (!leaving) return;
    if (!clears) return leave(leaving);
    import('./leave-shared.tsx').then(
      (part) => setLeaveShared(() => part.LeaveShared),
      // Without a network nothing can be sent: the work stays here for its author.
      () => leave('kept'),
    );
  }, [leaving]);

  return (
    clears &&
    LeaveShared && (
      <Suspense>
        <LeaveShared
          onLeave={leave}
          onStay={() => void navigate(paths.home, { replace: true, state: null })}
        />
      </Suspense>
    )
  );
}
