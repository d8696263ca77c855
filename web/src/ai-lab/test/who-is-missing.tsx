import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Select } from '../../ui/select.tsx';
import { byColumn, byLabel, type GroupAccuracy, groupColumns } from './group-accuracy.ts';
import type { JudgedExample } from './judge-examples.ts';

type Props = {
  labels: readonly string[];
  /** Columns of a table; none for other kinds. */
  columns: readonly string[];
  judged: readonly JudgedExample[];
};

/** Shows the accuracy of each class, or of each group of a table: a group that fares worse often lacks examples. */
export function WhoIsMissing({ labels, columns, judged }: Props) {
  const { t } = useTranslation('ai-lab');
  const [chosen, setChosen] = useState('');
  const possible = groupColumns(columns, judged);
  const column = possible.find((one) => one === chosen);
  const groups = column === undefined ? byLabel(judged, labels) : byColumn(judged, column);
  return (
    <div className="grid grid-cols-1 gap-3">
      <h4 className="text-lg">{t('test.missing')}</h4>
      {possible.length > 0 && (
        <Select
          label={t('test.group_by')}
          value={column ?? ''}
          onChoose={setChosen}
          options={[
            { value: '', label: t('test.by_class') },
            ...possible.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      <ul className="grid grid-cols-1 gap-2">
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </ul>
    </div>
  );
}

function Group({ name, right, count }: GroupAccuracy) {
  const { t } = useTranslation('ai-lab');
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-bold [overflow-wrap:anywhere]">{name}</span>
        <span className={right < count ? 'text-danger' : 'text-muted'}>
          {count === 0 ? t('test.group_untried') : t('test.group', { right, all: count })}
        </span>
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${right < count ? 'bg-danger' : 'bg-done'}`}
          style={{ width: `${count === 0 ? 0 : (right / count) * 100}%` }}
        />
      </span>
    </li>
  );
}
