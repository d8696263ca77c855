import { useTranslation } from '../../lib/i18n.ts';

type Props = { labels: readonly string[]; confidences: readonly number[] };

/** Shows a model's confidence in each class: a bar with its per cent. */
export function ConfidenceBars({ labels, confidences }: Props) {
  const { t } = useTranslation('ai-lab');
  const best = confidences.indexOf(Math.max(...confidences));
  return (
    <ul className="grid gap-2">
      {labels.map((label, i) => {
        const percent = Math.round((confidences[i] ?? 0) * 100);
        return (
          <li key={label} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className={`min-w-0 [overflow-wrap:anywhere] ${i === best ? 'font-bold' : ''}`}>
                {label}
              </span>
              <span className="tabular-nums">{t('test.percent', { percent })}</span>
            </span>
            <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sunken">
              <span
                className={`block h-full rounded-full ${i === best ? 'bg-trail' : 'bg-edge'}`}
                style={{ width: `${percent}%` }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
