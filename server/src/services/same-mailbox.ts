/** Providers that ignore dots in the name of a mailbox, and their common name. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** Returns one form of all addresses that usually reach the same mailbox: without case, tags, and dots of Gmail. */
export function mailboxOf(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const host = plain.slice(at + 1);
  const [name = ''] = plain.slice(0, at).split('+');
  const dotless = DOTLESS.get(host);
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${host}`;
}

/** Tells whether two addresses probably reach the same mailbox. */
export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxOf(one) === mailboxOf(other);
