import type { PredictExercise } from '@codivia/contract/exercises/predict';
import { isNearlySameOutput, isSameOutput } from '@codivia/contract/exercises/predictions';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { Eye, Play } from 'lucide-react';
import { type ReactNode, use, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { plainText } from '../../lib/plain-text.ts';
import { Button } from '../../ui/button.tsx';
import '../tasks/tasks.css';
import { CodeBlock } from '../../code/editor/code-block.tsx';
import { SeenContext, useStepAction } from '../../code/editor/step-action.ts';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { useShown } from '../../ui/use-shown.ts';
import { ExerciseFrame } from '../card/exercise-frame.tsx';
import { NotYet } from '../card/not-yet.tsx';
import { Solved } from '../card/solved.tsx';
import { Help } from '../help/help.tsx';
import { ColouredProgram } from '../tasks/coloured-program.tsx';
import { differingLine, PredictionTable } from './prediction-table.tsx';

/** The file of the program, by its language. */
const FILES = { python: 'main.py', javascript: 'script.js' } as const;

/** Number of wrong predictions after which the output is shown. */
const TRIES_BEFORE_OUTPUT = 3;

type Props = {
  exercise: PredictExercise;
  storageKey: string | null;
  onChecked?:
    | ((passed: boolean, answer: AnswerParts, done: undefined, message: string) => void)
    | undefined;
  running: boolean;
  /** Runs the program; `onRun` receives whether it printed the expected output. */
  run: (onRun: (asListed: boolean) => void) => void;
  /** The state of the runtime. */
  status: ReactNode;
};

type Result = { prediction: string; ran: boolean } | 'empty';

type VerdictProps = {
  exercise: PredictExercise;
  prediction: string;
  /** Tells whether the output had been shown before. */
  seen: boolean;
};

/** The verdict on a prediction. */
function PredictionVerdict({ exercise, prediction, seen }: VerdictProps) {
  const { t } = useTranslation('tasks');
  const solved = useTranslation('exercise').t('passed');
  const { output, wrong } = exercise;
  const number = differingLine(prediction, output);
  if (number === null && seen) return <p className="m-0! font-bold">{t('predict_seen')}</p>;
  if (number === null) {
    return (
      <Solved title={solved} concept={exercise.concept}>
        {t('predict_passed')}
      </Solved>
    );
  }
  const known = wrong.find((one) => isSameOutput(one.output, prediction));
  const near = isNearlySameOutput(prediction, output);
  return (
    <NotYet
      feedback={known?.feedback}
      otherwise={near ? t('predict_near') : t('predict_off', { number })}
    />
  );
}

/** A program to read, and a field for the predicted output; it runs after the prediction. */
export function PredictForm({ exercise, storageKey, onChecked, running, run, status }: Props) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const [result, setResult] = useState<Result | null>(null);
  const stored = useStoredCode(storageKey, '', () => setResult(null));
  const [tries, setTries] = useState(0);
  const counted = use(SeenContext);
  const [wantsOutput, setWantsOutput] = useState(false);
  const whole = counted?.seen || wantsOutput || tries >= TRIES_BEFORE_OUTPUT;
  const field = useRef<HTMLTextAreaElement>(null);
  const resultRef = useShown<HTMLDivElement>(result);
  const made = result !== 'empty' && result?.ran ? result : null;
  const right = made !== null && isSameOutput(made.prediction, exercise.output);

  /** It was shown before it was solved, which is told where XP are given. */
  const seen = counted !== null && whole;
  const passed = right && !seen;

  function check(): void {
    if (running) return;
    const prediction = stored.code;
    if (prediction.trim() === '') {
      setResult('empty');
      field.current?.focus();
      return;
    }
    setResult(null);
    run((ran) => {
      setResult({ prediction, ran });
      if (!ran) return;
      const isRight = isSameOutput(prediction, exercise.output);
      if (!isRight) setTries(tries + 1);
      const known = exercise.wrong.find((one) => isSameOutput(one.output, prediction));
      onChecked?.(isRight, { code: prediction }, undefined, plainText(known?.feedback ?? ''));
      if (!isRight && tries + 1 >= TRIES_BEFORE_OUTPUT) showOutput();
    });
  }

  /** From now on the exercise counts as seen. */
  function showOutput(): void {
    setWantsOutput(true);
    if (passed) return;
    counted?.onSeen();
    step?.onGivenUp(true);
  }

  const action = { label: t('predict_check'), busy: running, act: check };
  const step = useStepAction('check', action);

  return (
    <ExerciseFrame
      title={exercise.title}
      instructions={exercise.instructions}
      task="predict"
      passed={passed}
    >
      <ColouredProgram
        label={t('program', { title: exercise.title })}
        code={exercise.program}
        language={exercise.language}
      />
      <div className="grid grid-cols-1 gap-1.5">
        <label htmlFor={`${id}-prediction`} className="font-bold">
          {t('prediction')}
        </label>
        <textarea
          ref={field}
          id={`${id}-prediction`}
          aria-describedby={`${id}-hint`}
          rows={3}
          className="field-sizing-content max-h-96 min-h-24 w-full rounded-control border-2 border-edge bg-surface px-4 py-2.5 font-mono text-[0.9375rem] text-ink"
          value={stored.code}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => {
            setResult(null);
            stored.change(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            check();
          }}
        />
        <p id={`${id}-hint`} className="m-0! text-muted text-sm">
          {t('prediction_hint')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {!step && (
          <Button variant="joy" loading={running} onClick={check}>
            {!running && <Play aria-hidden="true" className="size-5 max-sm:hidden" />}
            {action.label}
          </Button>
        )}
        <p role="status" className="m-0! text-muted text-sm">
          {running && status}
        </p>
      </div>
      <div
        ref={resultRef}
        role="status"
        className="grid scroll-mt-20 scroll-mb-4 grid-cols-1 gap-3 empty:hidden"
      >
        {whole && !made && (
          <div className="code-surface">
            <CodeBlock
              label={t('printed')}
              code={exercise.output.trimEnd()}
              className="code-plain ps-4!"
            />
          </div>
        )}
        {made && (
          <PredictionTable
            prediction={made.prediction}
            output={exercise.output}
            whole={right || whole}
          />
        )}
        {made && <PredictionVerdict exercise={exercise} prediction={made.prediction} seen={seen} />}
        {result === 'empty' && <p className="m-0! font-bold">{t('predict_first')}</p>}
        {result && result !== 'empty' && !result.ran && (
          <p className="m-0! font-bold text-danger">{t('unavailable')}</p>
        )}
      </div>
      {seen && !right && (
        <p role="status" className="m-0! text-muted">
          {t('seen')}
        </p>
      )}
      {tries > 0 && !whole && !right && (
        <div className="flex flex-wrap items-center gap-2.5">
          <Button variant="secondary" size="sm" onClick={showOutput}>
            <Eye aria-hidden="true" className="size-4" />
            {t('show_me')}
          </Button>
          {counted && <p className="m-0! text-muted text-sm">{t('show_me_note')}</p>}
        </div>
      )}
      <div hidden={right}>
        <Help
          hints={exercise.hints}
          tries={tries}
          solution={{}}
          own={{
            files: { [FILES[exercise.language]]: exercise.program },
            prediction: { label: t('prediction'), text: stored.code },
          }}
        />
      </div>
    </ExerciseFrame>
  );
}
