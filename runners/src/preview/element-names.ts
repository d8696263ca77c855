/** Elements that load a document of their own. */
export const LOADS_DOCUMENT = ['iframe', 'frame', 'embed', 'object', 'fencedframe', 'portal'];

/** What a tag begins with that is written otherwise in a preview (frame/guarded-markup.ts), without its "<". */
export const REWRITTEN_NAME = `(${LOADS_DOCUMENT.join('|')}|link)(?=[\\s/>]|$)`;
