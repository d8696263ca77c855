import { BadRequest } from '../../errors.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the origins of this site: its public address, and the other loopback names on a local machine. */
export function ownOrigins(publicUrl: string): string[] {
  const own = new URL(publicUrl);
  if (!LOOPBACK.includes(own.hostname)) return [own.origin];
  const loopbackOrigins = LOOPBACK.map(
    (name) => `${own.protocol}//${name}${own.port && `:${own.port}`}`,
  );
  return [own.origin, ...loopbackOrigins.filter((origin) => origin !== own.origin)];
}

/** Characters that browsers and payment providers may interpret differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
const FORBIDDEN_CHARACTERS = /[\\\s\u0000-\u001f\u007f]/;

/**
 * Returns an address to come back to after paying, in the form in which the browser reads it. Throws BadRequest unless
 * it is a complete address on our own origin.
 */
export function returnAddress(publicUrl: string, address: string): string {
  const url =
    !FORBIDDEN_CHARACTERS.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  const isOurs =
    url && ownOrigins(publicUrl).includes(url.origin) && url.username === '' && url.password === '';
  if (!isOurs) {
    throw BadRequest(
      'L’adresse de retour doit être une page de ce site.',
      'The return address must be a page of this site.',
    );
  }
  return url.href;
}
