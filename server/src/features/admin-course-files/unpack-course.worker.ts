import { parser } from '../../services/parser.ts';
import { unpackCourse } from './unpacked-course.ts';

/** Buffers come as plain bytes from another thread. */
export default parser((zipped: Uint8Array) =>
  unpackCourse(Buffer.from(zipped.buffer, zipped.byteOffset, zipped.length)),
);
