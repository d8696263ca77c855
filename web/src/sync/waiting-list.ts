/** An entry of which nothing is stored but its key. */
export interface Listed {
  sent: false;
}

export const LISTED: Listed = { sent: false };

/** Entries of a person that are stored as a list of their keys. */
export const fromList = (stored: unknown): Record<string, Listed> =>
  Object.fromEntries((Array.isArray(stored) ? stored : []).map((key) => [String(key), LISTED]));
