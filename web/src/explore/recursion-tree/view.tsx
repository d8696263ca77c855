import {
  callsOf,
  type RecursionTreeOptions,
  type RecursionTreeState,
  recursionTree,
  TREE_MAX,
} from '@codivia/contract/explorables/recursion-tree';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { CodeLines } from '../kit/code-lines.tsx';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Tree } from './tree.tsx';

export const explorable = recursionTree;

const PROGRAMS = {
  fib: ['def fib(n):', '    if n <= 1:', '        return n', '    return fib(n - 1) + fib(n - 2)'],
  fact: ['def fact(n):', '    if n <= 1:', '        return 1', '    return n * fact(n - 1)'],
};

/** The calls of a function that calls itself, as a tree that grows. */
export function View({
  options,
  state,
  change,
}: ViewProps<RecursionTreeOptions, RecursionTreeState>) {
  const { t } = useTranslation('recursion-tree');
  const { rule = 'fib' } = options;
  const { n, step, remember } = state;
  const calls = callsOf(options, n, remember);
  const newest = calls[step - 1];
  const repeated = calls.slice(0, step).filter(({ isRepeated }) => isRepeated).length;
  const set = (part: Partial<RecursionTreeState>) =>
    change(recursionTree.settle(options, { ...state, step: 1, ...part }));

  function status(): string {
    const values = {
      call: `${rule}(${newest?.n})`,
      whole: `${rule}(${n})`,
      value: String(calls[0]?.value),
      count: step,
      repeated,
    };
    if (step === 1 && calls.length > 1) return t('start', values);
    if (step < calls.length) return t(newest?.isRepeated ? 'again' : 'new', values);
    return repeated > 0 ? t('done_repeated', values) : t('done', values);
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite', { whole: `${rule}(${n})` })}
      description={t('description')}
      status={status()}
      onReset={() => change(recursionTree.start(options))}
      controls={
        <>
          <Stepper
            step={step - 1}
            steps={calls.length - 1}
            pace={500}
            onStep={(to) => set({ step: to + 1 })}
          />
          <Slider label="n" value={n} min={1} max={TREE_MAX} onChange={(to) => set({ n: to })} />
          {rule === 'fib' && (
            <Checkbox
              label={t('remember')}
              checked={remember}
              onChange={(checked) => set({ remember: checked })}
            />
          )}
        </>
      }
    >
      <div className="grid gap-2">
        <CodeLines lines={PROGRAMS[rule]} current={null} />
        <Tree {...{ calls, rule }} shown={step} />
      </div>
    </Figure>
  );
}
