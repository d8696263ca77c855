/** The reader's time zone by its name, as the server reads days in; `UTC` where the browser does not say. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
