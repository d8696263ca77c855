/** Elements that load a document of their own. */
export const LOADS_DOCUMENT = ['iframe', 'frame', 'embed', 'object', 'fencedframe', 'portal'];

/**
 * A pattern of the beginning of a tag that is written otherwise in a preview (frame/guarded-markup.ts), without its
 * "<".
 */
export const REWRITTEN_NAME = `(${LOADS_DOCUMENT.join('|')}|link)(?=[\\s/>]|$)`;

/**
 * The beginning of such a tag, with its slash, prefix and name. Names of elements are searched in the text: unlike
 * values they cannot be written in any other way.
 */
export const REWRITTEN_TAG = new RegExp(`<(\\/?)([^\\s<>/:"'=]*:)?${REWRITTEN_NAME}`, 'i');
