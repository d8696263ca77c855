import type { Measures } from '@codivia/contract/explorables/explorable';
import { type Goal, meets } from '@codivia/contract/explorables/goal';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Select } from '../../../../ui/select.tsx';
import { ListField } from '../list-field.tsx';
import { comparisonsOf, type GoalRow, goalOf, newRow, rowFor, rowsOf } from './goal-rows.ts';
import { GoalValue } from './goal-value.tsx';

type MetProps = { isMet: boolean; text: string };

/** Says whether something holds in the preview, by a sign and in words. */
function Met({ isMet, text }: MetProps) {
  const Sign = isMet ? CircleCheck : CircleDashed;
  return (
    <p
      className={`flex items-center gap-2 text-sm ${isMet ? 'font-bold text-done' : 'text-muted'}`}
    >
      <Sign aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}

type RowProps = {
  name: string;
  row: GoalRow;
  others: readonly GoalRow[];
  figures: Measures;
  onChange: (row: GoalRow) => void;
};

function Row({ name, row, others, figures, onChange }: RowProps) {
  const { t } = useTranslation('admin-exercises');
  const { measure, comparison, value } = row;
  const now = figures[measure];
  const measures = [...new Set([measure, ...Object.keys(figures)])].sort();
  const taken = others.filter((one) => one.measure === measure).map((one) => one.comparison);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        <Select
          label={t('goal.measure')}
          aria-label={t('goal.of', { name, what: t('goal.measure') })}
          options={measures.map((one) => ({ value: one, label: one }))}
          value={measure}
          onChoose={(one) => onChange(rowFor(one, figures, others, comparison))}
        />
        <Select
          label={t('goal.comparison')}
          aria-label={t('goal.of', { name, what: t('goal.comparison') })}
          options={comparisonsOf(value)
            .filter((one) => one === comparison || !taken.includes(one))
            .map((one) => ({ value: one, label: t(`goal.comparisons.${one}`) }))}
          value={comparison}
          onChoose={(one) => onChange({ ...row, comparison: one })}
        />
        <GoalValue
          label={t('goal.value')}
          name={t('goal.of', { name, what: t('goal.value') })}
          value={value}
          onChange={(one) => onChange({ ...row, value: one })}
        />
      </div>
      {now !== undefined && (
        <Met isMet={meets(goalOf([row]), figures)} text={t('goal.now', { value: String(now) })} />
      )}
    </>
  );
}

type Props = {
  title: string;
  /** The name of one of its conditions, by its number. */
  nameOf: (number: number) => string;
  goal: Goal;
  /** The measures of the preview as it is now. */
  figures: Measures;
  onChange: (goal: Goal) => void;
};

/** Conditions on the measures of an explorable, one a row, each beside the present value in the preview. */
export function GoalField({ title, nameOf, goal, figures, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const rows = rowsOf(goal);
  const isMet = meets(goal, figures);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ListField<GoalRow>
        title={title}
        nameOf={nameOf}
        items={rows}
        atLeast={1}
        makeNew={() => newRow(figures, rows)}
        onChange={(changed) => onChange(goalOf(changed))}
      >
        {(row, number, change) => (
          <Row
            name={nameOf(number)}
            row={row}
            others={rows.toSpliced(number - 1, 1)}
            figures={figures}
            onChange={change}
          />
        )}
      </ListField>
      <div role="status">
        <Met isMet={isMet} text={t(isMet ? 'goal.met' : 'goal.unmet')} />
      </div>
    </div>
  );
}
