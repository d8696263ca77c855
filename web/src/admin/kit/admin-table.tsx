import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Selection } from './use-selection.ts';

type AdminTableProps = {
  caption: string;
  children: ReactNode;
  /** False for a table without a link or button: then the keyboard scrolls the card itself. */
  hasControls?: boolean;
};

/** A table of the panel on a card. Columns that do not fit scroll within it. */
export function AdminTable({ caption, children, hasControls = true }: AdminTableProps) {
  return (
    <div
      {...(!hasControls && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <table className="w-full border-collapse text-start [&_td]:px-3 [&_td]:py-2.5 [&_th]:px-3 [&_th]:py-2.5 [&_thead_th]:text-start [&_thead_th]:text-muted [&_thead_th]:text-sm [&_tr]:border-line [&_tr]:border-b [&_tbody_tr:last-child]:border-0">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** The head of a column. The name of the column of buttons is for screen readers alone. */
export function ColumnHead({
  label,
  className,
  hidden = false,
}: {
  label: string;
  className?: string;
  hidden?: boolean;
}) {
  return (
    <th scope="col" className={className}>
      {hidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </th>
  );
}

type RowButtonProps = {
  icon: LucideIcon;
  text: string;
  /** The text with the name of the row, for screen readers. */
  label: string;
  /** The screen widths below which the icon stands without its text. */
  textClassName: 'max-sm:hidden' | 'max-lg:hidden';
  onClick: () => void;
};

/** A button for an action on a row of a table, high enough for a finger. */
export function RowButton({ icon: Icon, text, label, textClassName, onClick }: RowButtonProps) {
  return (
    <Button variant="secondary" size="sm" aria-label={label} onClick={onClick} className="min-h-11">
      <Icon aria-hidden="true" className="size-4" />
      <span className={textClassName}>{text}</span>
    </Button>
  );
}

type RowCheckboxProps = {
  /** The name of the chosen item, for those who do not see the row. */
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: () => void;
};

/** A checkbox in a row of a table, with room to hit it. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange }: RowCheckboxProps) {
  return (
    <label className="-m-2 grid size-11 cursor-pointer place-items-center">
      <input
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-5 accent-trail"
      />
    </label>
  );
}

/** The head of the column of checkboxes: selects all rows, or clears them. */
export function SelectionHead({ label, selection }: { label: string; selection: Selection }) {
  return (
    <th scope="col" className="w-12">
      <RowCheckbox
        label={label}
        checked={selection.extent === 'all'}
        indeterminate={selection.extent === 'some'}
        onChange={selection.toggleAll}
      />
    </th>
  );
}
