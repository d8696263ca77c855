import type { ReactNode } from 'react';
import { TrailArt } from './trail-art.tsx';

type Props = {
  title: string;
  description?: ReactNode;
  /** What one can do about it: a button or a link. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader; `status` waits. */
  role?: 'alert' | 'status';
  heading?: 'h1' | 'h2' | 'h3';
};

/** A screen or panel that has nothing to show but why. */
export function StateMessage({ title, description, action, role, heading: Heading = 'h2' }: Props) {
  return (
    <div role={role} className="mx-auto grid max-w-lg justify-items-center gap-4 py-12 text-center">
      <TrailArt className="max-w-56" />
      <Heading className="text-2xl sm:text-3xl">{title}</Heading>
      {description && <div className="text-balance text-lg text-muted">{description}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
