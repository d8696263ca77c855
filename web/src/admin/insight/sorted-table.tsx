import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AdminTable } from '../kit/admin-table.tsx';

export interface Column<Row> {
  key: string;
  label: string;
  /** The figure by which the rows are ordered; one that is not known comes last. Unset, the column does not sort. */
  by?: (row: Row) => number | null;
  cell: (row: Row) => ReactNode;
}

interface Order {
  key: string;
  direction: 'ascending' | 'descending';
}

function ordered<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | null) {
  const by = columns.find(({ key }) => key === order?.key)?.by;
  if (!by) return rows;
  const sign = order?.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}

type Props<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
};

/** A table whose figures sort it: first the smallest, then the largest, then in the order of the rows again. */
export function SortedTable<Row>({ caption, rows, columns, keyOf }: Props<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  function next(key: string): void {
    if (order?.key !== key) setOrder({ key, direction: 'ascending' });
    else setOrder(order.direction === 'ascending' ? { key, direction: 'descending' } : null);
  }
  const sortOf = (key: string) => (order?.key === key ? order.direction : undefined);
  return (
    <AdminTable caption={caption}>
      <thead>
        <tr>
          {columns.map(({ key, label, by }) => (
            <th key={key} scope="col" aria-sort={sortOf(key)}>
              {by ? (
                <SortButton label={label} sort={sortOf(key)} onSort={() => next(key)} />
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ordered(rows, columns, order).map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, cell }, place) =>
              place === 0 ? (
                <th key={key} scope="row" className="min-w-44 text-start font-normal">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className="tabular-nums">
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </AdminTable>
  );
}

function SortButton({
  label,
  sort,
  onSort,
}: {
  label: string;
  sort: Order['direction'] | undefined;
  onSort: () => void;
}) {
  const Icon = sort ? (sort === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 text-start font-bold hover:text-ink"
    >
      {label}
      <Icon aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
