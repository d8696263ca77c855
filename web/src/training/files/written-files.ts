import { FREE_FILES_BYTES } from '@codivia/contract/files/project-files';
import { asUtf8 } from '@codivia/contract/files/text-encoding';
import type { FolderChange } from '../../code/python/use-program.ts';
import { deleteFiles, keepFiles, loadFiles, type NewFile } from './file-store.ts';
import { takeContent } from './take-file.ts';

/**
 * Stores the files that a Python program has written beside its work, under the same rules as files that are added by
 * hand; refused files stay in the program's output alone. A text in another encoding does, too: converted, it would be
 * another file for the program that wrote it.
 */
export async function keepWritten(place: string, change: FolderChange): Promise<void> {
  if (change.deleted.length > 0) await deleteFiles(place, change.deleted);
  let files = (await loadFiles(place)).map(({ name, size }) => ({ name, size }));
  const limit = Math.max(
    FREE_FILES_BYTES,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  const kept: NewFile[] = [];
  for (const { name, data } of change.written) {
    const taken = takeContent(name, data, { kind: 'python', files, limit });
    if (!('file' in taken)) continue;
    if (taken.file.format === 'text' && asUtf8(data) !== data) continue;
    const { file } = taken;
    kept.push(file);
    files = files.filter((one) => one.name !== file.name);
    files.push({ name: file.name, size: file.content.length });
  }
  if (kept.length > 0) await keepFiles(place, kept);
}
