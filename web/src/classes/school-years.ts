/** Number of the month, from 0, with which schools plan the year that begins after the summer: July. */
const PLANNED_FROM = 6;

const written = (from: number) => `${from}-${from + 1}`;

/** The school year of a moment, such as `2026-2027`. */
export function schoolYearOf(now: Date): string {
  return written(now.getFullYear() - (now.getMonth() < PLANNED_FROM ? 1 : 0));
}

/** The school years to choose from: the last one, this one and the next, and the one that is `chosen` already. */
export function schoolYears(now: Date, chosen: string): string[] {
  const from = Number(schoolYearOf(now).slice(0, 4));
  return [...new Set([chosen, written(from - 1), written(from), written(from + 1)])].sort();
}
