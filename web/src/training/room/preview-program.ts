import type { PreviewKind, ProgramFiles } from '@codivia/contract/programs/program';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { type ShownPreview, wasPressedByPointer } from '../../code/previews/use-preview.ts';
import { fileNames } from '../../lib/files/has-files.ts';
import { runMemory } from '../../lib/stored-values/unsent-values.ts';
import { fetchFilesAhead, filesOf } from '../files/load-files.ts';

/** The common parts of the rooms whose program is shown in a preview: they run its files in it. */
export function previewProgram(
  preview: ShownPreview<PreviewProgram>,
  files: ProgramFiles,
  place: string,
  kind: PreviewKind,
) {
  const { busy, fetchAhead, stop, output } = preview;
  return {
    shows: output.phase === 'shown' ? kind : null,
    failed: Boolean(output.failure),
    preview,
    busy,
    reruns: true,
    fetchAhead: () => {
      fetchAhead();
      fetchFilesAhead(place);
    },
    run: () => {
      const options = { focus: wasPressedByPointer(), memory: runMemory(place) };
      if (fileNames(place).length === 0) preview.run({ files, beside: [] }, options);
      else void filesOf(place).then((beside) => preview.run({ files, beside }, options));
    },
    stop,
    clear: stop,
  };
}
