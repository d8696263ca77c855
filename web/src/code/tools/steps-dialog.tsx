import '../texts/tool-texts.ts';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { RunFile } from '@codivia/runners/runner';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailurePanel } from '../python/failure-panel.tsx';
import { OutputPanel } from '../python/output-panel.tsx';
import { StepExplorer } from './step-explorer.tsx';
import { useRecording } from './use-recording.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The program at the moment of the request. */
  code: string;
  runner: PythonRunner;
  /** The files in the folder of the program. */
  files?: readonly RunFile[] | undefined;
};

function Steps({ code, runner, files }: Pick<Props, 'code' | 'runner' | 'files'>) {
  const { t } = useTranslation('steps');
  const { output, recording, busy } = useRecording(runner, code, files);
  if (recording && recording.steps.length > 0) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <StepExplorer code={code} recording={recording} />
        {output.failure && <FailurePanel failure={output.failure} />}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status">{busy ? t('recording') : t(recording ? 'no_steps' : 'unavailable')}</p>
      {busy && (
        <Button variant="danger" className="justify-self-start" onClick={() => runner.stop()}>
          {t('stop')}
        </Button>
      )}
      <OutputPanel output={output} onAnswer={(line) => runner.answer(line)} />
    </div>
  );
}

/** Runs a program, records its steps, and shows them one after the other. */
export function StepsDialog({ open, onOpenChange, code, runner, files }: Props) {
  const { t } = useTranslation('steps');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} size="xl">
      <Steps code={code} runner={runner} files={files} />
    </Dialog>
  );
}
