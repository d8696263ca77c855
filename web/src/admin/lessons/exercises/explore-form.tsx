import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import { EXPLORABLE_NAMES } from '@codivia/contract/explorables/models';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { AboutFields, HintsField } from './about-fields.tsx';
import { BilingualField } from './bilingual-field.tsx';

type Props = {
  exercise: AuthoredExploreExercise;
  onChange: (exercise: AuthoredExploreExercise) => void;
};

/** The parts that are written as JSON: they differ from one explorable to the next. */
const RULES = ['options', 'goal', 'solution', 'wrong'] as const;
type Rules = Pick<AuthoredExploreExercise, (typeof RULES)[number]>;

const textOf = (exercise: AuthoredExploreExercise) =>
  JSON.stringify(Object.fromEntries(RULES.map((name) => [name, exercise[name]])), null, 2);

/** Reads the text of such parts; null unless it is an object with the parts that every exercise has. */
function readRules(text: string): Rules | null {
  try {
    const { options, goal, solution, wrong } = JSON.parse(text);
    const isWhole =
      [goal, solution].every((one) => typeof one === 'object') && Array.isArray(wrong);
    return isWhole ? { ...(options && { options }), goal, solution, wrong } : null;
  } catch {
    return null;
  }
}

/** An explorable that learners bring into a certain state. */
export function ExploreForm({ exercise, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const [text, setText] = useState(() => textOf(exercise));
  const { options: _, ...rest } = exercise;
  return (
    <>
      <AboutFields exercise={exercise} onChange={onChange} />
      <Select
        label={t('explorable')}
        options={EXPLORABLE_NAMES.map((name) => ({ value: name, label: name }))}
        value={exercise.explorable}
        onChoose={(explorable) => onChange({ ...exercise, explorable })}
      />
      <Textarea
        label={t('explore_rules')}
        hint={t('explore_rules_hint')}
        error={readRules(text) ? undefined : t('explore_rules_broken')}
        spellCheck={false}
        className="font-mono"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const rules = readRules(target.value);
          if (rules) onChange({ ...rest, ...rules });
        }}
      />
      <BilingualField
        label={t('not_yet')}
        value={exercise.not_yet}
        onChange={(not_yet) => onChange({ ...exercise, not_yet })}
      />
      <HintsField exercise={exercise} atLeast={1} onChange={onChange} />
    </>
  );
}
