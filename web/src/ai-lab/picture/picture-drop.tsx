import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { classes } from '../../ui/classes.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';

type Props = {
  /** The words on the button. */
  label: string;
  /** Its whole name, which begins with these words. */
  name?: string;
  /** The words beside the button, for those who can drop files. */
  hint: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Takes pictures: by the file chooser of the computer or telephone, or dropped here. */
export function PictureDrop({ label, name = label, hint, isMultiple = false, onFiles }: Props) {
  const id = useId();

  function take(files: Iterable<File>): void {
    const taken = [...files].slice(0, isMultiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  }

  const { isOver, props } = useFileDrop(take);

  return (
    // Dropping is a second way; the button is the first.
    <div
      {...props}
      className={classes(
        'flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-control border-2 border-dashed p-2',
        isOver ? 'border-trail bg-trail-soft' : 'border-edge',
      )}
    >
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        aria-label={name}
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
          'ghost',
          'md',
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-trail',
        )}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        {label}
      </label>
      <span className="text-muted text-sm pointer-coarse:hidden">{hint}</span>
    </div>
  );
}
