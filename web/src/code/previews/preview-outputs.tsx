import { ConsolePanel } from './console-panel.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { OfferedFiles } from './offered-files.tsx';
import { PreviewBox } from './preview-box.tsx';
import type { ShownPreview } from './use-preview.ts';

type Props = {
  preview: Pick<ShownPreview<never>, 'container' | 'output' | 'focus' | 'answer' | 'runLonger'>;
  /** The text shown until the first run. */
  empty?: { title: string; text: string };
  /** Names of the files, where there are several. */
  fileName?: ((file: string) => string) | undefined;
};

/** Shows a page or sketch at the height that it is given, above its error and its console. */
export function PreviewOutputs({ preview, empty, fileName }: Props) {
  const { output } = preview;
  return (
    <>
      <PreviewBox preview={preview} empty={empty} className="min-h-48 flex-1" />
      <OfferedFiles files={output.files} />
      {output.failure && (
        <div className="max-h-[40%] shrink-0 overflow-auto">
          <FailurePanel
            failure={output.failure}
            fileName={fileName}
            onRunLonger={preview.runLonger}
          />
        </div>
      )}
      {output.entries.length > 0 && (
        <div className="flex h-32 shrink-0 flex-col">
          <ConsolePanel output={output} fileName={fileName} />
        </div>
      )}
    </>
  );
}
