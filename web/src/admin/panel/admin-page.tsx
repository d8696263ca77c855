import './panel-texts.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { AdminGate } from '../gate/admin-gate.tsx';
import { Panel } from './panel.tsx';
import { useFailureLog } from './use-failure-log.ts';

/** Welcomes an administrator who signs in through the gate; one who was signed in already sees no welcome. */
function useWelcome(inside: boolean): void {
  const { t } = useTranslation('admin-gate');
  const outside = useRef(!inside);
  useEffect(() => {
    if (inside && outside.current) toast.success(t('welcome'));
    outside.current = !inside;
  }, [inside, t]);
}

/** The panel of administrators, behind its gate. The server decides again at every call. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  useFailureLog();
  useWelcome(user?.role === 'admin');
  if (user?.role === 'admin') {
    return (
      <Suspense>
        <Panel user={user} />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle title={t('title')} />
      <Suspense>
        <AdminGate />
      </Suspense>
    </>
  );
}
