import { NameRequests } from '../users/name-requests.tsx';
import { UserList } from '../users/user-list.tsx';

/** The accounts, below what members wait for. */
export function UsersSection() {
  return (
    <>
      <NameRequests />
      <UserList />
    </>
  );
}
