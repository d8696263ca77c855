import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import type { ExplorableState } from '@codivia/contract/explorables/explorable';
import { explorableNamed } from '@codivia/contract/explorables/models';

/** The parts of an exercise that belong to its explorable. */
export type Rules = Pick<AuthoredExploreExercise, 'options' | 'goal' | 'solution' | 'wrong'>;

/** Splits an exercise into the parts that belong to its explorable, and the others. */
export function splitRules({ options, goal, solution, wrong, ...rest }: AuthoredExploreExercise) {
  const rules: Rules = { ...(options && { options }), goal, solution, wrong };
  return { rules, rest };
}

/** Rules to begin from: a goal that the start does not meet, and the start as what is to be replaced. */
export function firstRules(name: string): Rules {
  const explorable = explorableNamed(name);
  const start: ExplorableState = explorable?.start({}) ?? {};
  const [measure = '', value = 0] = Object.entries(explorable?.measure({}, start) ?? {})[0] ?? [];
  const other = typeof value === 'boolean' ? !value : '';
  const state = start as AuthoredExploreExercise['solution'];
  return {
    goal: { [measure]: typeof value === 'number' ? { above: value } : { is: other } },
    solution: state,
    wrong: [{ state, when: { [measure]: { is: value } }, feedback: { en: '', fr: '' } }],
  };
}
