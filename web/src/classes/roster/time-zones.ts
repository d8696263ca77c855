import { knownTimeZones } from '@codivia/contract/text/format-dates';

/** The time zones that a browser knows, and the one that is `chosen` already; older browsers name no others. */
export function timeZones(chosen: string): string[] {
  return [...new Set([chosen, ...knownTimeZones()])].sort();
}
