/**
 * Addresses that any site may show in a frame: a room with the code that the address carries, and a published project.
 * The server answers them with a document of its own, which knows no account (docs/decisions/0293).
 */
const EMBEDDED = /^\/embed\/(?:playground|webtraining|gametraining|p\/[\w-]{1,100})(?:\?|$)/;

/** Tells whether an address, path and query, belongs to a page that other sites may show. */
export function isEmbeddedAddress(address: string): boolean {
  return EMBEDDED.test(address);
}

/** The document of the web app that answers these addresses. */
export const EMBED_FILE = 'embed.html';
