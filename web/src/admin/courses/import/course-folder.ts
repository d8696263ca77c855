import { ZIP_MAX_ENTRIES, ZIP_MAX_UNPACKED_BYTES } from '@codivia/contract/api/admin-course-files';

/** A file in a folder, with its path from that folder on. */
export interface PlacedFile {
  path: string;
  file: File;
}

/** The endings of the files that a course consists of: others, such as pictures, are not imported. */
const COURSE_FILE = /\.(yaml|md|html)$/;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A browser gives the entries of a folder in parts, and an empty part at the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
}

/** Returns the files below an entry that was dropped; it stops once there are more than a course may have. */
async function filesBelow(dropped: FileSystemEntry): Promise<PlacedFile[]> {
  const files: PlacedFile[] = [];
  const waiting = [dropped];
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    if (files.length > ZIP_MAX_ENTRIES) break;
    const path = entry.fullPath.slice(1);
    if (entry.isDirectory) waiting.push(...(await entriesIn(entry as FileSystemDirectoryEntry)));
    else files.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
  }
  return files;
}

/** Returns the files that were dropped, those in folders included. It must be called before the event is over. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null)) {
    return [...files].map((file) => ({ path: file.name, file }));
  }
  const found = await Promise.all(entries.filter((entry) => entry !== null).map(filesBelow));
  return found.flat();
}

/** Returns the files of a folder that was chosen. */
export function chosenFiles(files: Iterable<File>): PlacedFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/**
 * Returns the zip to import: the one that was dropped, or one of the folder's course files. Returns the reason if there
 * is none.
 */
export async function courseZip(
  files: readonly PlacedFile[],
): Promise<File | 'no_course' | 'file_too_large'> {
  const [first] = files;
  if (first && files.length === 1 && first.path.endsWith('.zip')) return first.file;
  const wanted = files.filter(({ path }) => COURSE_FILE.test(path) && !/(^|\/)\./.test(path));
  if (!wanted.some(({ path }) => path.split('/').at(-1) === 'course.yaml')) return 'no_course';
  const size = wanted.reduce((sum, { file }) => sum + file.size, 0);
  if (wanted.length > ZIP_MAX_ENTRIES || size > ZIP_MAX_UNPACKED_BYTES) return 'file_too_large';
  const { zipSync } = await import('fflate');
  const bytes = await Promise.all(wanted.map(async ({ file }) => file.arrayBuffer()));
  const named = wanted.map(({ path }, index) => [
    path,
    new Uint8Array(bytes[index] as ArrayBuffer),
  ]);
  const zipped = zipSync(Object.fromEntries(named));
  const name = wanted[0]?.path.split('/')[0] ?? 'course';
  return new File([zipped as Uint8Array<ArrayBuffer>], `${name}.zip`, { type: 'application/zip' });
}
