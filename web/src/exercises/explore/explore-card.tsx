import type { ExploreExercise } from '@codivia/contract/exercises/explore';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { readState } from '@codivia/contract/explorables/explorable';
import { meets } from '@codivia/contract/explorables/goal';
import { useState } from 'react';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { NamedFigure } from '../../explore/explorable.tsx';
import { loadExplorable } from '../../explore/explorable-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { plainText } from '../../lib/plain-text.ts';
import { useShown } from '../../ui/use-shown.ts';
import { CheckButton, ExerciseFrame } from '../card/exercise-frame.tsx';
import { NotYet } from '../card/not-yet.tsx';
import { Solved } from '../card/solved.tsx';
import { Help } from '../help/help.tsx';

type Props = {
  exercise: ExploreExercise;
  storageKey: string | null;
  onChecked?:
    | ((passed: boolean, answer: AnswerParts, done: undefined, message: string) => void)
    | undefined;
};

type Verdict = { passed: true } | { passed: false; feedback: string };

/** An explorable that is to be brought into a certain state. */
export function ExploreCard({ exercise, storageKey, onChecked }: Props) {
  const { t } = useTranslation('exercise');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [tries, setTries] = useState(0);
  const stored = useStoredCode(storageKey, '', () => setVerdict(null));
  const result = useShown<HTMLDivElement>(verdict);
  const { explorable: name, options } = exercise;

  async function check(): Promise<void> {
    const explorable = (await loadExplorable(name))?.explorable;
    if (!explorable) return;
    const state = readState(explorable, options, stored.code) ?? explorable.start(options);
    const figures = explorable.measure(options, state);
    const passed = meets(exercise.goal, figures);
    const known = exercise.wrong.find(({ when }) => meets(when, figures));
    const feedback = known?.feedback ?? exercise.not_yet;
    setVerdict(passed ? { passed } : { passed, feedback });
    if (!passed) setTries(tries + 1);
    onChecked?.(
      passed,
      { code: JSON.stringify(state) },
      undefined,
      passed ? '' : plainText(feedback),
    );
  }

  const passed = verdict?.passed === true;
  return (
    <ExerciseFrame
      title={exercise.title}
      instructions={exercise.instructions}
      task="explore"
      passed={passed}
    >
      <NamedFigure
        name={name}
        options={options}
        stored={stored.code}
        onStore={(text) => {
          setVerdict(null);
          stored.change(text);
        }}
      />
      <div>
        <CheckButton checking={false} onCheck={() => void check()} />
      </div>
      <div ref={result} role="status" className="scroll-mt-20 scroll-mb-4 empty:hidden">
        {verdict?.passed && <Solved title={t('passed')} concept={exercise.concept} />}
        {verdict?.passed === false && <NotYet feedback={verdict.feedback} otherwise="" />}
      </div>
      <div hidden={passed}>
        <Help hints={exercise.hints} tries={tries} solution={{}} own={{ files: {} }} />
      </div>
    </ExerciseFrame>
  );
}
