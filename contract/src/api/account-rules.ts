/** The rules for the fields of an account, for forms and for the server (docs/product.md#account-rules). */

/** In characters. The upper bound of passwords keeps hashing cheap. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;
export const NAME_MAX_LENGTH = 80;
export const EMAIL_MAX_LENGTH = 254;
/** Days for which a temporary password works. */
export const TEMPORARY_PASSWORD_DAYS = 7;

export const BIO_MAX_LENGTH = 2000;
export const AVATAR_MAX_LENGTH = 500;

/**
 * Signs that are not drawn, and those that change the direction of writing: addresses that look the same would differ.
 */
const INVISIBLE =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb';

/** The characters between the dots of an address, without those that have a meaning in mail headers. */
const ATOM = `[^\\s@.,;:<>()\\[\\]\\\\"${INVISIBLE}]+`;

/** Looser than the standards: an address is real if its mail arrives. */
export const EMAIL_PATTERN = `^\\s*${ATOM}(\\.${ATOM})*@${ATOM}(\\.${ATOM})+\\s*$`;

/** A picture on this site (`/…`), or nothing: pages request no files from other sites. */
export const AVATAR_PATTERN = '^(|/(?!/)[^\\s"<>\\\\]*)$';
