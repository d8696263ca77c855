import { useSearchParams } from 'react-router';
import { NameRequests } from '../users/name-requests.tsx';
import { UserList } from '../users/user-list.tsx';
import { UserPage } from '../users/user-page.tsx';
import { usePanelAddress } from './panel-address.ts';

/** The accounts, below what members wait for, or with `user=` one of them. */
export function UsersSection() {
  const [search] = useSearchParams();
  const { addressOf } = usePanelAddress();
  const id = search.get('user');
  if (id !== null) return <UserPage key={id} id={id} addressOf={addressOf} />;
  return (
    <>
      <NameRequests />
      <UserList />
    </>
  );
}
