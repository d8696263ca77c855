import type { FilesBeside } from '@codivia/runners/files/program-file';
import { type ShownPreview, wasPressedByPointer } from '../../code/previews/use-preview.ts';
import { fileNames } from '../../lib/files/has-files.ts';
import { runMemory } from '../../lib/stored-values/unsent-values.ts';
import { fetchFilesAhead, filesOf } from '../files/load-files.ts';

/** The common parts of the rooms whose program is shown in a preview: they run `program` in it. */
export function previewProgram<Program>(
  preview: ShownPreview<Program & { files?: FilesBeside | undefined }>,
  program: Program,
  place: string,
) {
  const { busy, fetchAhead, stop } = preview;
  return {
    preview,
    busy,
    reruns: true,
    fetchAhead: () => {
      fetchAhead();
      fetchFilesAhead(place);
    },
    run: () => {
      const options = { focus: wasPressedByPointer(), memory: runMemory(place) };
      if (fileNames(place).length === 0) preview.run({ ...program, files: [] }, options);
      else void filesOf(place).then((files) => preview.run({ ...program, files }, options));
    },
    stop,
    clear: stop,
  };
}
