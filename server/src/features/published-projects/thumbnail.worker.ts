import { parser } from '../../services/parser.ts';
import { cleanPicture } from './thumbnail-picture.ts';

/** Buffers come as plain bytes from another thread. */
export default parser((bytes: Uint8Array) =>
  cleanPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
);
