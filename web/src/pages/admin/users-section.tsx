import { UserList } from '../../features/admin-users/user-list.tsx';

/** The accounts. */
export function UsersSection() {
  return <UserList />;
}
