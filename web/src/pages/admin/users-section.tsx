/** Section of the panel. */
export function UsersSection() {
  return null;
}
