/** Leaves for another site; the reader comes back by its links, or by going back. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
