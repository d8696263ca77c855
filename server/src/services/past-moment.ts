/** A browser's clock may be wrong: nothing was done after now, and what is no moment is now. */
export function pastMoment(reported: string, now: Date): Date {
  const at = Date.parse(reported);
  return Number.isNaN(at) || at < 0 || at > now.getTime() ? now : new Date(at);
}
