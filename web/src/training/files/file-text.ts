import { decodeText } from '@codivia/contract/files/text-encoding';

/** A text for the editor, and the way back to bytes of the same form. */
export interface EditedText {
  text: string;
  encode: (written: string) => Uint8Array<ArrayBuffer>;
}

/**
 * Reads a file for the editor. The edited text gets the byte order mark and the line ends that the file had: a program
 * may have made it so for another one.
 */
export function editedText(content: Uint8Array): EditedText {
  const read = decodeText(content);
  const text = read?.text ?? '';
  const mark = read?.marked && read.encoding === 'utf-8' ? '\ufeff' : '';
  const isOfWindows = /\r\n/.test(text) && !/(^|[^\r])\n/.test(text);
  const encode = (written: string) =>
    new TextEncoder().encode(mark + (isOfWindows ? written.replace(/\r\n|\n/g, '\r\n') : written));
  return { text, encode };
}
