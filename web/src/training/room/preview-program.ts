import { type ShownPreview, wasPressedByPointer } from '../../code/previews/use-preview.ts';

/** What the rooms whose program is shown in a preview have in common: they run `program` in it. */
export function previewProgram<Program>(preview: ShownPreview<Program>, program: Program) {
  const { busy, fetchAhead, stop } = preview;
  return {
    preview,
    busy,
    reruns: true,
    fetchAhead,
    run: () => preview.run(program, { focus: wasPressedByPointer() }),
    stop,
    clear: stop,
  };
}
