import type { LiveStage } from '@codivia/contract/api/live-stage';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { withPrinted } from '../../code/python/program-output.ts';
import { useRunner } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { ResultBar } from './result-bar.tsx';

/** Shows the output of the host's program, and its error; a placeholder until the first run. */
function HostOutput({ run }: { run: LiveStage['run'] }) {
  const { t } = useTranslation('live-stage');
  if (!run) {
    return (
      <div className="grid grow place-content-center justify-items-center gap-2 rounded-control border-2 border-line border-dashed p-6 text-center">
        <MonitorPlay aria-hidden="true" className="size-9 text-trail" />
        <p className="font-bold text-lg">{t('not_run')}</p>
        <p className="max-w-md text-balance text-muted">{t('not_run_text')}</p>
      </div>
    );
  }
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <div className="min-h-0 grow">
        <OutputPanel fill output={withPrinted(run.output)} onAnswer={() => {}} />
      </div>
      {run.failed_line !== null && (
        <p className="shrink-0 rounded-control bg-danger-soft px-4 py-3 font-bold text-danger">
          {t('failed_at', { line: run.failed_line })}
        </p>
      )}
    </div>
  );
}

/** The host's output, and the output of the reader's own run, which stays in this browser. */
export function PythonResult({ stage }: { stage: LiveStage }) {
  const { t } = useTranslation('live-stage');
  const program = useProgram(useRunner());
  const [shown, setShown] = useState<'host' | 'own' | null>(null);
  function run(): void {
    setShown('own');
    void program.run(stage.files['main.py']?.text.toString() ?? '');
  }
  return (
    <div className="flex min-h-0 grow flex-col gap-2">
      <ResultBar busy={program.busy} again={shown !== null} onRun={run} onStop={program.stop}>
        {shown ? (
          <ChoiceGroup
            label={t('whose')}
            value={shown}
            onChoose={setShown}
            options={[
              { value: 'host', label: t('host_run') },
              { value: 'own', label: t('own_run') },
            ]}
          />
        ) : (
          <h2 className="text-lg">{t('result')}</h2>
        )}
      </ResultBar>
      {shown === 'own' ? (
        <div className="min-h-0 grow">
          <OutputPanel fill output={program.output} onAnswer={program.answer} />
        </div>
      ) : (
        <HostOutput key={stage.run?.seq} run={stage.run} />
      )}
    </div>
  );
}
