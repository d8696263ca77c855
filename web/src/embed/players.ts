import type { PreviewKind } from '@codivia/contract/programs/program';
import type { PreviewProgram } from '@codivia/runners/preview/preview-program';
import { useEffect } from 'react';
import { KINDS } from '../code/lesson/preview-kinds.ts';
import { type ShownPreview, usePreview } from '../code/previews/use-preview.ts';
import { useRunner } from '../code/python/runner-context.ts';
import { type Program, useProgram } from '../code/python/use-program.ts';
import type { ShownWork } from './embedded-work.ts';

/** The run of a work. */
export interface Player<Shown> {
  busy: boolean;
  run: () => void;
  stop: () => void;
  /** The state from which its output is shown. */
  shown: Shown;
}

/** A Python program; Python is fetched when it is first run. */
export function usePythonPlayer({ files, beside }: ShownWork): Player<Program> {
  const program = useProgram(useRunner());
  async function run(): Promise<void> {
    const bytes = (await beside()).map(async ({ name, data }) => ({
      name,
      data: new Uint8Array(await data.arrayBuffer()),
    }));
    await program.run(files['main.py'] ?? '', { files: await Promise.all(bytes) });
  }
  return { busy: program.busy, run: () => void run(), stop: program.stop, shown: program };
}

/** A page or a game. `inFrame`: the document that shows it may be in a frame of another site. */
export function usePreviewPlayer(
  { files, beside }: ShownWork,
  kind: PreviewKind,
  { inFrame = false, focus = false } = {},
): Player<ShownPreview<PreviewProgram>> {
  const { create, frame } = KINDS[kind];
  const preview = usePreview(create, inFrame ? `${frame}?embed` : frame, { several: true });
  const { fetchAhead } = preview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => fetchAhead(), []);
  const run = () =>
    void beside().then((besideFiles) => preview.run({ files, beside: besideFiles }, { focus }));
  return { busy: preview.busy, run, stop: preview.stop, shown: preview };
}
