import type { Member } from '@codivia/contract/api/accounts';
import { lazy, Suspense } from 'react';
import { AgeQuestion } from '../../families/age/age-question.tsx';

const DeletionNotice = lazy(async () => ({
  default: (await import('../../families/mine/deletion-notice.tsx')).DeletionNotice,
}));
const ParentAddress = lazy(async () => ({
  default: (await import('../../families/mine/parent-address.tsx')).ParentAddress,
}));
const LeavingNotice = lazy(async () => ({
  default: (await import('../../classes/leaving/leaving-notice.tsx')).LeavingNotice,
}));
const ToDoSection = lazy(async () => ({
  default: (await import('../../classes/todo/to-do-section.tsx')).ToDoSection,
}));

/** What the member is asked or has to do, above everything else of the dashboard. */
export function DashboardNotices({ user }: { user: Member }) {
  return (
    <>
      {user.deletion_on && (
        <Suspense>
          <DeletionNotice on={user.deletion_on} />
        </Suspense>
      )}
      <AgeQuestion user={user} />
      {user.age === 'under_15' && !user.class_account && !user.has_parent && (
        <Suspense>
          <ParentAddress />
        </Suspense>
      )}
      {user.leaving_at && (
        <Suspense>
          <LeavingNotice />
        </Suspense>
      )}
      {user.in_class && (
        <Suspense>
          <ToDoSection />
        </Suspense>
      )}
    </>
  );
}
