import {
  type FairnessOptions,
  type FairnessState,
  fairness,
  GROUPS,
  type Group,
  outcomeOf,
  PLACES,
} from '@codivia/contract/explorables/fairness';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Handle } from '../kit/handle.tsx';
import { Mark, NamedMark } from '../kit/mark.tsx';
import { Plane, usePlane } from '../kit/plane.tsx';

export const explorable = fairness;

/** The height of the plane, and of one person in it. */
const HEIGHT = 140;
const PERSON = 17;

/** The people of a group, stacked by their scores; those who do not get in are pale. */
function People({ group, threshold }: { group: Group; threshold: number }) {
  const { left, top, x } = usePlane();
  const people = [
    ...group.succeed.map((score) => ({ score, kind: 0 })),
    ...group.fail.map((score) => ({ score, kind: 1 })),
  ];
  return (
    <g aria-hidden="true">
      <path className="axis" d={`M ${left(x[0])} ${top(0.01)} H ${left(x[1])}`} />
      <rect
        x={left(threshold)}
        y={top(1)}
        width={Math.max(0, left(x[1]) - left(threshold))}
        height={top(0.01) - top(1)}
        fill="var(--data-3)"
        opacity={0.14}
      />
      {people.map(({ score, kind }, i) => {
        const below = people.slice(0, i).filter((one) => one.score === score).length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is known by the place in the list.
          <g key={i} opacity={score >= threshold ? 1 : 0.45}>
            <Mark
              kind={kind}
              hollow={kind === 1}
              x={left(score)}
              y={top(0.01) - 10 - below * PERSON}
              size={kind === 0 ? 7 : 6}
            />
          </g>
        );
      })}
    </g>
  );
}

function Barrier() {
  const { top } = usePlane();
  const middle = top(0.72);
  return (
    <>
      <line y1={top(1) - middle} y2={top(0.01) - middle} stroke="var(--data-3)" strokeWidth={3} />
      <rect
        x={-13}
        y={-11}
        width={26}
        height={22}
        rx={7}
        fill="var(--data-3)"
        stroke="var(--color-surface)"
        strokeWidth={3}
      />
      <path
        d="M -4 -4 l -4 4 l 4 4 M 4 -4 l 4 4 l -4 4"
        fill="none"
        stroke="var(--color-surface)"
        strokeWidth={2}
      />
    </>
  );
}

const SIDES = ['first', 'second'] as const;
const LINES = ['rate', 'chance', 'false_alarm'] as const;

/** Two groups that a program has scored; the learner draws the line, and finds that two kinds of fairness quarrel. */
export function View({ options, state, change }: ViewProps<FairnessOptions, FairnessState>) {
  const { t } = useTranslation('fairness');
  const names = { first: options.first ?? t('first'), second: options.second ?? t('second') };
  const outcomes = {
    first: outcomeOf(GROUPS.first, state.first),
    second: outcomeOf(GROUPS.second, state.second),
  };
  const figures = fairness.measure(options, state);
  const admitted = Number(figures.admitted);
  const to = (part: Partial<FairnessState>) =>
    change(fairness.settle(options, { ...state, ...part }));

  function verdict(): string {
    if (figures.equal_rates && figures.equal_chances) return t('both');
    if (figures.equal_rates) return t('rates');
    if (figures.equal_chances) return t('chances');
    return `${t('neither')} ${state.together ? t('together_hint') : ''}`;
  }
  const places = t(admitted > PLACES ? 'too_many' : 'places', { admitted, places: PLACES });
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={admitted === 0 ? t('nobody') : `${places} ${verdict()}`}
      onReset={() => change(fairness.start(options))}
      controls={
        <>
          <NamedMark kind={0} name={t('succeed')} />
          <NamedMark kind={1} name={t('fail')} hollow />
          <ChoiceGroup
            className="flex-wrap"
            label={t('lines')}
            value={state.together ? 'one' : 'each'}
            onChoose={(lines) => to({ together: lines === 'one' })}
            options={[
              { value: 'one', label: t('one') },
              { value: 'each', label: t('each') },
            ]}
          />
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{t('table')}</caption>
            <thead>
              <tr>
                <td />
                {SIDES.map((side) => (
                  <th key={side} scope="col" className="ps-2 text-right">
                    {names[side]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {LINES.map((line) => (
                <tr key={line} className="border-line border-t">
                  <th scope="row" className="py-1 font-normal">
                    {t(line)}
                  </th>
                  {SIDES.map((side) => (
                    <td
                      key={side}
                      className="ps-2 text-right font-bold font-mono whitespace-nowrap"
                    >
                      {t('percent', { value: outcomes[side][line] })}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      }
    >
      {SIDES.map((side) => (
        <div key={side}>
          <p className="ps-2 font-bold text-sm">{names[side]}</p>
          <Plane
            x={[0, 100]}
            y={[0.01, 1]}
            every={{ x: 20, y: 2 }}
            height={HEIGHT}
            labels={{ x: side === 'second' ? t('score') : '', y: '' }}
          >
            <People group={GROUPS[side]} threshold={state[side]} />
            <Handle
              x={state[side]}
              y={0.72}
              label={t('threshold', { group: names[side] })}
              shown={t('at', { score: state[side] })}
              step={5}
              along="x"
              onMove={(score) =>
                to(state.together ? { first: score, second: score } : { [side]: score })
              }
            >
              <Barrier />
            </Handle>
          </Plane>
        </div>
      ))}
    </Figure>
  );
}
