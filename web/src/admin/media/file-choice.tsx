import { Upload } from 'lucide-react';
import { useId } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { classes } from '../../ui/classes.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';

type Props = {
  /** The words on the button. */
  label: string;
  /** The words below it. */
  hint: string;
  /** The types of files that the chooser offers. */
  accept: string;
  error?: string | undefined;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files: by the chooser of the browser, or dropped here. */
export function FileChoice({ label, hint, accept, error, disabled = false, onFiles }: Props) {
  const id = useId();

  function take(files: Iterable<File>): void {
    const taken = [...files];
    if (taken.length > 0 && !disabled) onFiles(taken);
  }

  const { isOver, props } = useFileDrop(take);
  return (
    // Dropping is a second way; the button is the first.
    <div
      {...props}
      className={classes(
        'grid justify-items-center gap-2 rounded-card border-2 border-dashed p-4 text-center',
        isOver ? 'border-trail bg-trail-soft' : error ? 'border-danger' : 'border-edge',
      )}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        className="peer sr-only"
        onChange={({ target }) => {
          take(target.files ?? []);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          'secondary',
          'md',
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-trail peer-disabled:cursor-not-allowed peer-disabled:opacity-60',
        )}
      >
        <Upload aria-hidden="true" className="size-5" />
        {label}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      {error && (
        <p role="alert" className="font-bold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
