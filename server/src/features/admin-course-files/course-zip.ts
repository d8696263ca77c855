import { buffer } from 'node:stream/consumers';
import {
  ZIP_MAX_ENTRIES,
  ZIP_MAX_FILE_BYTES,
  ZIP_MAX_UNPACKED_BYTES,
} from '@codivia/contract/api/admin-course-files';
import { decodeText } from '@codivia/contract/files/text-encoding';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import yazl from 'yazl';
import { Problem } from '../../errors.ts';
import { UnreadableZip, ZipTooLarge } from './course-files.errors.ts';

/** Returns every entry that is a file. The library refuses names that lead out of the folder. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > ZIP_MAX_ENTRIES) throw ZipTooLarge();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/')) entries.push(entry);
  }
  return entries;
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  // The library ends the stream as soon as the entry holds more than it declares.
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  const read = decodeText(bytes);
  if (!read) throw UnreadableZip();
  return read.text;
}

/**
 * Returns the wanted text files of a zip, and the names of the others, which are not even unpacked. Throws
 * UnreadableZip, or ZipTooLarge before it has unpacked more than is allowed.
 */
export async function readZip(
  zipped: Buffer,
  isWanted: (name: string) => boolean,
): Promise<{ files: Map<string, string>; ignored: string[] }> {
  try {
    const zip = await fromBufferPromise(zipped, { lazyEntries: true });
    const entries = await entriesOf(zip);
    const wanted = entries.filter(({ fileName }) => isWanted(fileName));
    const sizes = wanted.map(({ uncompressedSize }) => uncompressedSize);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    if (all > ZIP_MAX_UNPACKED_BYTES || sizes.some((size) => size > ZIP_MAX_FILE_BYTES)) {
      throw ZipTooLarge();
    }
    const files = new Map<string, string>();
    for (const entry of wanted) files.set(entry.fileName, await textOf(zip, entry));
    const ignored = entries.filter((entry) => !wanted.includes(entry));
    return { files, ignored: ignored.map(({ fileName }) => fileName) };
  } catch (error) {
    throw error instanceof Problem ? error : UnreadableZip();
  }
}

/** A zip of text files, by their path in it. */
export function writeZip(files: Record<string, string>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  // The moment is fixed: the same course gives the same bytes.
  const mtime = new Date('2000-01-01T00:00:00Z');
  for (const [name, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), name, { mtime });
  zip.end();
  return buffer(zip.outputStream);
}
