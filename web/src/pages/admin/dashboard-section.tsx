/** Section of the panel. */
export function DashboardSection() {
  return null;
}
