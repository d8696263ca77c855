import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sparks } from '../../ui/sparks.tsx';

/** Says with a little joy that something is solved. */
export function Solved({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-4 overflow-hidden rounded-control bg-done-soft p-4 ps-7 sm:gap-5 sm:ps-8">
      <Sparks>
        <PartyPopper className="size-8 text-done" />
      </Sparks>
      <div className="ps-3">
        <p className="font-bold text-done text-lg">{title}</p>
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
