import { UserList } from '../users/user-list.tsx';

/** The accounts. */
export function UsersSection() {
  return <UserList />;
}
