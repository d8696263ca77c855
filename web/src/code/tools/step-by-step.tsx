import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { RunFile } from '@codivia/runners/runner';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/dialog.tsx';

/** Shows a program step by step; its code comes when it is first asked for. */
export const StepsDialog = lazyDialog(
  async () => (await import('../tools/steps-dialog.tsx')).StepsDialog,
);

type Props = {
  code: string;
  runner: PythonRunner;
  /** Another program runs already. */
  busy: boolean;
  /** The files in the folder of the program. */
  files?: readonly RunFile[];
};

/** The button of an editor that shows its program step by step. */
export function StepByStep({ code, runner, busy, files }: Props) {
  const { t } = useTranslation('python');
  const [steppedCode, setSteppedCode] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="ghost"
        aria-disabled={busy}
        title={t('step_by_step')}
        onClick={() => !busy && setSteppedCode(code)}
      >
        <Footprints aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{t('step_by_step')}</span>
      </Button>
      <StepsDialog
        open={steppedCode !== null}
        onOpenChange={() => setSteppedCode(null)}
        code={steppedCode ?? ''}
        runner={runner}
        files={files}
      />
    </>
  );
}
