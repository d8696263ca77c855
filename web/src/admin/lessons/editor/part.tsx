import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

type Props = { title: string; children: ReactNode; action?: ReactNode };

/** One part of the lesson's form, under its title. */
export function Part({ title, children, action }: Props) {
  return (
    <Card className="grid grid-cols-1 gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{title}</h3>
        {action}
      </div>
      {children}
    </Card>
  );
}
