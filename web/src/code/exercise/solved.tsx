import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mascot } from '../../ui/mascot.tsx';
import { Sparks } from '../../ui/sparks.tsx';

/** Says with a little joy that something is solved. */
export function Solved({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-4 overflow-hidden rounded-control bg-done-soft p-4 ps-7 sm:gap-5 sm:ps-8">
      <Sparks>
        <PartyPopper className="size-8 text-done" />
      </Sparks>
      <div className="min-w-0 flex-1 ps-3">
        <p className="font-bold text-done text-lg">{title}</p>
        {children && <p>{children}</p>}
      </div>
      <Mascot pose="right" className="m-0! h-16 w-auto shrink-0 self-end" />
    </div>
  );
}
