import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The visible part of the entry while it is closed. */
  children: ReactNode;
  className: string;
};

/** Opens and closes the form of an entry. */
export function FoldButton({ open, onOpen, children, className }: Props) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => onOpen(!open)}
      className={classes(
        'flex min-w-0 items-center gap-2 rounded-control text-start hover:bg-sunken',
        className,
      )}
    >
      <ChevronDown
        aria-hidden="true"
        className={classes('size-5 shrink-0 transition-transform', open && 'rotate-180')}
      />
      {children}
    </button>
  );
}
