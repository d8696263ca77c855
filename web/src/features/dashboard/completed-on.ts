/** How many lessons were completed on the day of `now`, where the reader is. */
export function completedOn(now: Date, lessons: readonly { completed_at: string }[]): number {
  const day = now.toDateString();
  return lessons.filter(({ completed_at }) => new Date(completed_at).toDateString() === day).length;
}
