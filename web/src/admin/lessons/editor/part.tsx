import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

type Props = {
  title: string;
  /** The id of its title, to which the checklist leads. */
  id?: string;
  children: ReactNode;
  action?: ReactNode;
};

/** One part of the lesson's form, under its title. */
export function Part({ title, id, children, action }: Props) {
  return (
    <Card className="grid grid-cols-1 gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} tabIndex={id ? -1 : undefined} className="scroll-mt-48 text-xl">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </Card>
  );
}
