import {
  assignmentsOf,
  boxesAfter,
  programOf,
  type VariableBoxesOptions,
  type VariableBoxesState,
  variableBoxes,
  written,
} from '@codivia/contract/explorables/variable-boxes';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { CodeLines } from '../kit/code-lines.tsx';
import { Figure } from '../kit/figure.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Box } from './box.tsx';

export const explorable = variableBoxes;

/** A program of assignments, line by line, and the boxes that it fills. */
export function View({
  options,
  state,
  change,
}: ViewProps<VariableBoxesOptions, VariableBoxesState>) {
  const { t } = useTranslation('variable-boxes');
  const { step } = state;
  const done = assignmentsOf(options);
  const boxes = boxesAfter(done, step);
  const last = done[step - 1];
  const names = [...new Set(done.map(({ name }) => name))];

  function status(): string {
    if (!last) return t('start');
    const { name, before, after, reads, filled } = last;
    if (after === undefined) return t('error');
    const values = { name, value: written(after), before: written(before), filled };
    const source = reads.length === 1 && filled === written(after) ? reads[0] : undefined;
    if (source && source !== name) return t('copied', { ...values, source });
    if (before === undefined) return t('created', values);
    return t(filled === written(after) ? 'replaced' : 'calculated', values);
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={status()}
      onReset={() => change(variableBoxes.start(options))}
      controls={
        <Stepper
          step={step}
          steps={done.length}
          pace={1800}
          onStep={(to) => change(variableBoxes.settle(options, { step: to }))}
        />
      }
    >
      <div className="grid items-center gap-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <CodeLines lines={programOf(options)} current={last ? step - 1 : null} />
        <ul aria-label={t('boxes')} className="flex list-none flex-wrap justify-center gap-x-2">
          {names.map((name) => {
            const value = boxes.get(name);
            const isFilled = last?.name === name;
            const isRead = last?.reads.includes(name) ?? false;
            return (
              <Box
                key={name}
                name={name}
                value={value === undefined ? null : written(value)}
                gone={isFilled && last.before !== undefined ? written(last.before) : null}
                role={isFilled ? 'filled' : isRead ? 'read' : null}
              />
            );
          })}
        </ul>
      </div>
    </Figure>
  );
}
