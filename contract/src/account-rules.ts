/** What the fields of an account must be, for forms and for the server (docs/product.md#account-rules). */

/** In characters. The upper bound of passwords keeps hashing cheap. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const NAME_MAX_LENGTH = 80;
export const EMAIL_MAX_LENGTH = 254;
export const BIO_MAX_LENGTH = 2000;
export const AVATAR_MAX_LENGTH = 500;

/** What is between the dots of an address: nothing that mail headers give a meaning to. */
const ATOM = '[^\\s@.,;:<>()\\[\\]\\\\"\\u0000-\\u001f\\u007f]+';

/** Looser than the standards: what makes an address real is that its mail arrives. */
export const EMAIL_PATTERN = `^\\s*${ATOM}(\\.${ATOM})*@${ATOM}(\\.${ATOM})+\\s*$`;

/** A picture on this site (`/…`), or nothing: pages ask nobody else for anything. */
export const AVATAR_PATTERN = '^(|/(?!/)[^\\s"<>\\\\]*)$';
