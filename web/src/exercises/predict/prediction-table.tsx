import { comparedLines } from '@codivia/contract/exercises/predictions';
import { Check, X } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';

/** The first line in which two outputs differ, from 1; null when none does. */
export function differingLine(prediction: string, output: string): number | null {
  const [one, other] = [comparedLines(prediction), comparedLines(output)];
  const length = Math.max(one.length, other.length);
  const at = Array.from({ length }).findIndex((_, i) => one[i] !== other[i]);
  return at < 0 ? null : at + 1;
}

type Props = {
  prediction: string;
  output: string;
  /** Shows all of the output; else only the lines that are right. */
  whole: boolean;
};

/** A prediction beside what the program shows, line by line. */
export function PredictionTable({ prediction, output, whole }: Props) {
  const { t } = useTranslation('tasks');
  const [predicted, printed] = [comparedLines(prediction), comparedLines(output)];
  const length = Math.max(predicted.length, printed.length, 1);
  return (
    <div className="overflow-x-auto rounded-control border border-night-line bg-night text-on-night">
      <table className="prediction-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('line')}</span>
            </th>
            <th scope="col">{t('predicted')}</th>
            <th scope="col">{t('printed')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length }, (_, i) => {
            const same = predicted[i] === printed[i];
            const Icon = same ? Check : X;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              <tr key={i} className={classes(!same && 'prediction-off')}>
                <th scope="row">
                  <span className="sr-only">
                    {i + 1}, {t(same ? 'same' : 'different')}
                  </span>
                  <Icon aria-hidden="true" className="inline size-5" />
                </th>
                <td>{predicted[i] ?? <em>{t('nothing')}</em>}</td>
                <td>
                  {same || whole ? (printed[i] ?? <em>{t('nothing')}</em>) : <em>{t('hidden')}</em>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
