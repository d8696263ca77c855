/** Section of the panel. */
export function CoursesSection() {
  return null;
}
