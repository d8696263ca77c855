/**
 * Returns the part of the page that an address names; null where it names none. Anybody may have written the address: a
 * percent sign that encodes nothing names none.
 */
export function namedPart(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
