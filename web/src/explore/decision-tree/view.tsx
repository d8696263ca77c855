import {
  type Cut,
  cutsOf,
  type DecisionTreeOptions,
  type DecisionTreeState,
  decisionTree,
  type Leaf,
  leavesOf,
  pointsOf,
} from '@codivia/contract/explorables/decision-tree';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { colourOf, Mark, NamedMark } from '../kit/mark.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';
import { Tree } from './tree.tsx';

export const explorable = decisionTree;

/** The parts of the plane in the colours of their answers, and the points. */
function Parts({
  options,
  leaves,
  cuts,
}: {
  options: DecisionTreeOptions;
  leaves: Leaf[];
  cuts: Cut[];
}) {
  const { left, top } = usePlane();
  return (
    <g aria-hidden="true">
      {leaves.map(({ region: { x, y }, counts: [first, second] }, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
          key={i}
          x={left(x[0])}
          y={top(y[1])}
          width={left(x[1]) - left(x[0])}
          height={top(y[0]) - top(y[1])}
          fill={first === second ? 'none' : colourOf(first > second ? 0 : 1)}
          opacity={0.2}
        />
      ))}
      {cuts.map(({ index, axis, at, region: { x, y } }) => (
        <path
          key={index}
          d={
            axis === 'x'
              ? `M ${left(at)} ${top(y[0])} V ${top(y[1])}`
              : `M ${left(x[0])} ${top(at)} H ${left(x[1])}`
          }
          stroke="var(--data-3)"
          strokeWidth={3}
        />
      ))}
      {pointsOf(options).map(({ x, y, kind }) => (
        <Mark key={`${x} ${y}`} kind={kind} x={left(x)} y={top(y)} />
      ))}
    </g>
  );
}

/** The place of a handle on its cut: near one end, where it hides no points, but never past the middle. */
const nearEnd = (end: number, other: number) =>
  Math.abs(other - end) < 0.8 ? (end + other) / 2 : end + Math.sign(other - end) * 0.4;

/** Points of two kinds; the learner divides the plane by questions until each part holds one kind. */
export function View({
  options,
  state,
  change,
}: ViewProps<DecisionTreeOptions, DecisionTreeState>) {
  const { t } = useTranslation('decision-tree');
  const cuts = cutsOf(state);
  const leaves = leavesOf(options, state);
  const { mistakes, gini } = decisionTree.measure(options, state);
  const kinds = options.kinds ?? [t('kinds.first'), t('kinds.second')];
  const labels = { x: options.x_label ?? t('x'), y: options.y_label ?? t('y') };
  const to = (part: Partial<DecisionTreeState>) =>
    change(decisionTree.settle(options, { ...state, ...part }));
  const put = <Value,>(list: readonly Value[], i: number, value: Value) =>
    list.map((one, j) => (j === i ? value : one));
  const count = Number(mistakes);
  // One cut alone seldom leaves fewer than a quarter of the points on the wrong side.
  const isAtItsBest = !state.second && count * 4 <= pointsOf(options).length;
  return (
    <Figure
      title={t('title')}
      invite={t(options.points ? 'invite' : 'invite_cat')}
      description={t('description')}
      status={
        count === 0
          ? t('pure')
          : `${t('status', { count, gini: Number(gini) })} ${isAtItsBest ? t('more') : ''}`
      }
      onReset={() => change(decisionTree.start(options))}
      controls={
        <>
          {kinds.map((name, kind) => (
            <NamedMark key={name} kind={kind} name={name} />
          ))}
          {cuts.map(({ index, axis }) => (
            <div key={index} className="flex flex-wrap items-center gap-2">
              <span aria-hidden="true">{t('cut', { number: index + 1 })}</span>
              <ChoiceGroup
                label={t('cut', { number: index + 1 })}
                value={axis}
                onChoose={(chosen) => to({ axes: put(state.axes, index, chosen) })}
                options={[
                  { value: 'x', label: t('upright') },
                  { value: 'y', label: t('level') },
                ]}
              />
            </div>
          ))}
          <Checkbox
            label={t('second')}
            checked={state.second}
            onChange={(second) => to({ second })}
          />
        </>
      }
    >
      <Plane x={[0, 10]} y={[0, 10]} every={{ x: 2, y: 2 }} height={310} labels={labels}>
        <Parts {...{ options, leaves, cuts }} />
        {cuts.map(({ index, axis, at, region }) => {
          return (
            <Handle
              key={index}
              x={axis === 'x' ? at : nearEnd(region.x[0], region.x[1])}
              y={axis === 'y' ? at : nearEnd(region.y[1], region.y[0])}
              label={t('cut', { number: index + 1 })}
              shown={t('at', { axis: labels[axis], at })}
              step={0.5}
              along={axis}
              onMove={(x, y) => to({ cuts: put(state.cuts, index, axis === 'x' ? x : y) })}
            >
              <circle r={13} fill="var(--data-3)" stroke="var(--color-surface)" strokeWidth={3} />
              <text
                textAnchor="middle"
                y={5}
                style={{ fill: 'var(--color-surface)', fontWeight: 700 }}
              >
                {index + 1}
              </text>
            </Handle>
          );
        })}
      </Plane>
      <Tree
        {...{ cuts, leaves }}
        texts={{
          question: ({ axis, at }) => t('question', { axis: labels[axis], at }),
          yes: t('yes'),
          no: t('no'),
          kinds,
        }}
      />
    </Figure>
  );
}
