import type { Selection } from './use-selection.ts';

type Props = {
  /** What is chosen, for those who do not see the row. */
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: () => void;
};

/** A checkbox in a row of a table, with room to hit it. */
export function RowCheckbox({ label, checked, indeterminate = false, onChange }: Props) {
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

/** The checkbox above a table: selects all its rows, or clears them. */
export function AllRowsCheckbox({ label, selection }: { label: string; selection: Selection }) {
  return (
    <RowCheckbox
      label={label}
      checked={selection.extent === 'all'}
      indeterminate={selection.extent === 'some'}
      onChange={selection.toggleAll}
    />
  );
}
