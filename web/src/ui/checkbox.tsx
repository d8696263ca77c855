import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A yes or no with its label, both to be clicked. */
export function Checkbox({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-bold">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 accent-trail"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="ps-8 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
