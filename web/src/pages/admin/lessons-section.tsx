/** Where lessons are written, below the title that the panel gives every section. */
export function LessonsSection() {
  return null;
}
