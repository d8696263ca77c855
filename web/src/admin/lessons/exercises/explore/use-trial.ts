import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import { optionsIn } from '@codivia/contract/exercises/explore';
import { readState } from '@codivia/contract/explorables/explorable';
import { explorableNamed } from '@codivia/contract/explorables/models';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../../lib/i18n.ts';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { useExplorableCheck } from '../../admin-lessons.api.ts';
import type { State } from './state-field.tsx';

/** Pause in typing after which options are checked, in milliseconds. */
const PAUSE_MS = 400;
const NO_OPTIONS = {};

/**
 * The explorable of an exercise as its author tries it out. The server checks the options, since browsers have no schemas;
 * what it refuses is neither computed nor drawn: the last right options stay.
 */
export function useTrial(exercise: AuthoredExploreExercise) {
  const language = useLanguage();
  const [stored, setStored] = useState('');
  const settled = useDebounced(exercise, PAUSE_MS);
  const check = useExplorableCheck(settled.explorable, settled.options ?? NO_OPTIONS);
  const { data } = check;
  const [right, setRight] = useState<typeof data>();
  if (data && data !== right && data.faults.length === 0) setRight(data);
  const tried = useMemo(() => {
    const explorable = right && explorableNamed(right.explorable);
    if (!explorable) return null;
    const localize = (text: string | Bilingual) =>
      typeof text === 'string' ? text : text[language];
    const options = optionsIn(right.options, localize);
    const state: State = readState(explorable, options, stored) ?? explorable.start(options);
    const figures = explorable.measure(options, state);
    return { name: right.explorable, authored: right.options, options, state, figures };
  }, [right, language, stored]);
  return {
    faults: data?.faults ?? [],
    failure: check.error,
    tried,
    stored,
    show: setStored,
  };
}

export type Trial = ReturnType<typeof useTrial>;
/** The explorable that is tried out; null until its options are right. */
export type Tried = NonNullable<Trial['tried']>;

/** The properties of the parts of the form. */
export interface TrialProps {
  exercise: AuthoredExploreExercise;
  onChange: (exercise: AuthoredExploreExercise) => void;
  trial: Trial;
}
