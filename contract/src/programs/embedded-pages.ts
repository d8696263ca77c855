/**
 * Addresses that any site may show in a frame: a room with the code that the address carries, and a published project.
 * The server answers them with a document of its own, which knows no account (docs/decisions/0293).
 */
const EMBEDDED = /^\/embed\/(?:playground|webtraining|gametraining|p\/[\w-]{1,100})(?:\?|$)/;

/** Tells whether an address, path and query, belongs to a page that other sites may show. */
export function isEmbeddedAddress(address: string): boolean {
  return EMBEDDED.test(address);
}

/**
 * Addresses at which a work is played that somebody has sent: the code that the address carries, a published project, or
 * a link with files. No other site may show them in a frame.
 */
const PLAYED = /^\/play(?:\/p\/[\w-]{1,100})?\/?(?:\?|$)/;

/** Tells whether an address, path and query, is one at which a work is played. */
export function isPlayedAddress(address: string): boolean {
  return PLAYED.test(address);
}

/** The document of the web app that answers all of these addresses. */
export const EMBED_FILE = 'embed.html';
