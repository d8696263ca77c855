/** Returns the number of lessons completed on the day of `now`, in the reader's time zone. */
export function completedOn(now: Date, lessons: readonly { completed_at: string }[]): number {
  const day = now.toDateString();
  return lessons.filter(({ completed_at }) => new Date(completed_at).toDateString() === day).length;
}
