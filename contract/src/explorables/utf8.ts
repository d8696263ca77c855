// Browsers and Node have this class, but the loaded libraries of types do not declare it.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();

/** The bytes of a text in UTF-8. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text);
