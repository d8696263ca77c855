/**
 * The part of the page that an address names; null where it names none. Anybody may have written the address: a percent
 * sign that stands for nothing is one.
 */
export function namedPart(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
