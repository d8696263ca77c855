import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { useErrorText } from '../../../kit/failures.ts';
import { ExplorableChoice } from './explorable-choice.tsx';
import { firstRules, type Rules, splitRules } from './first-rules.ts';
import { JsonField } from './json-field.tsx';
import type { TrialProps } from './use-trial.ts';

/** The explorable and its options, which are checked while they are written. */
export function ExplorablePart({ exercise, onChange, trial }: TrialProps) {
  const { t, language } = useTranslation('admin-exercises');
  const errorText = useErrorText();
  /** The rules written for other explorables, in case they are chosen again. */
  const [kept] = useState(() => new Map<string, Rules>());
  const { faults, failure } = trial;

  function choose(explorable: string): void {
    const { rules, rest } = splitRules(exercise);
    kept.set(exercise.explorable, rules);
    onChange({ ...rest, explorable, ...(kept.get(explorable) ?? firstRules(explorable)) });
  }

  const found = faults.map((fault) => fault[language]).join(' ');
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ExplorableChoice value={exercise.explorable} onChoose={choose} />
      <JsonField
        label={t('explore_options')}
        hint={t('explore_options_hint')}
        error={failure ? errorText(t('unprovable'), failure) : found || undefined}
        value={exercise.options ?? {}}
        onChange={(options) => onChange({ ...exercise, options })}
      />
    </div>
  );
}
