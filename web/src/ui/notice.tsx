import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = { icon: LucideIcon; title: string; children: ReactNode; urgent?: boolean };

/** Tells people what they should know of a plan or a payment today. */
export function Notice({ icon: Icon, title, children, urgent = false }: Props) {
  return (
    <div
      role="status"
      className={classes(
        'grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-control p-4',
        urgent ? 'bg-danger-soft' : 'bg-joy-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classes('row-span-2 mt-0.5 size-5', urgent && 'text-danger')}
      />
      <p className="font-bold">{title}</p>
      <p>{children}</p>
    </div>
  );
}
