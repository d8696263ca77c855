// Browsers and Node have it; the library of types for neither is loaded here.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();

/** The bytes of a text in UTF-8. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text);
