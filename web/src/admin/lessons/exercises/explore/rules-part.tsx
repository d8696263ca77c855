import type { TaskProblem } from '@codivia/contract/exercises/module';
import { taskProblems } from '@codivia/contract/exercises/modules';
import { useTranslation } from '../../../../lib/i18n.ts';
import { ProblemList } from '../../problem-list.tsx';
import { BilingualField } from '../bilingual-field.tsx';
import { ListField } from '../list-field.tsx';
import { GoalField } from './goal-field.tsx';
import { goalOf, newRow } from './goal-rows.ts';
import { type State, StateField } from './state-field.tsx';
import type { TrialProps, Tried } from './use-trial.ts';

/** The problems that are of one kind, beside their field. */
function Problems({ problems }: { problems: TaskProblem[] }) {
  return <div role="alert">{problems.length > 0 && <ProblemList problems={problems} />}</div>;
}

/** Goal, solution and wrong states, each beside what the preview shows of it. */
export function RulesPart({ exercise, onChange, trial, tried }: TrialProps & { tried: Tried }) {
  const { t } = useTranslation('admin-exercises');
  const { figures, state: present } = tried;
  const problems = taskProblems({ ...exercise, options: tried.authored });
  const those = (...kinds: TaskProblem['problem'][]) =>
    problems.filter(({ problem }) => kinds.includes(problem));
  const show = (state: State) => trial.show(JSON.stringify(state));
  return (
    <div className="grid grid-cols-1 content-start gap-6 @min-[560px]:col-span-2 @min-[760px]:col-span-1">
      <GoalField
        title={t('goal.title')}
        nameOf={(number) => t('goal.condition', { number })}
        goal={exercise.goal}
        figures={figures}
        onChange={(goal) => onChange({ ...exercise, goal })}
      />
      <Problems problems={those('unknown_measure', 'goal_at_start')} />
      <StateField
        label={t('solution')}
        state={exercise.solution}
        present={present}
        onShow={show}
        onChange={(solution) => onChange({ ...exercise, solution })}
      />
      <Problems problems={those('goal_not_reached')} />
      <ListField
        title={t('state.wrong')}
        nameOf={(number) => t('state.wrong_state', { number })}
        items={exercise.wrong}
        atLeast={1}
        makeNew={() => ({
          state: present,
          when: goalOf([newRow(figures, [])]),
          feedback: { en: '', fr: '' },
        })}
        onChange={(wrong) => onChange({ ...exercise, wrong })}
      >
        {(wrong, number, change) => (
          <>
            <StateField
              label={t('state.wrong_state', { number })}
              state={wrong.state}
              present={present}
              onShow={show}
              onChange={(state) => change({ ...wrong, state })}
            />
            <GoalField
              title={t('state.when', { number })}
              nameOf={(row) => t('state.when_condition', { number, row })}
              goal={wrong.when}
              figures={figures}
              onChange={(when) => change({ ...wrong, when })}
            />
            <div data-feedback-of={number}>
              <BilingualField
                label={t('state.feedback', { number })}
                value={wrong.feedback}
                onChange={(feedback) => change({ ...wrong, feedback })}
              />
            </div>
            <Problems
              problems={those('wrong_state').filter(
                (one) => 'number' in one && one.number === number,
              )}
            />
          </>
        )}
      </ListField>
    </div>
  );
}
