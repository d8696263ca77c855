import type { SyntheticEvent } from 'react';
import type { Pose } from '../../build/mascot/poses.ts';
import { classes } from './classes.ts';

function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.hidden = true;
}

/** The mascot (docs/product.md#mascot). Pure decoration; members can hide it. */
export function Mascot({ pose, className }: { pose: Pose; className?: string }) {
  return (
    <img
      src={`/art/mascot/${pose}.svg`}
      width={200}
      height={212}
      loading="lazy"
      alt=""
      // Without a network there is nothing to decorate with: no broken picture either.
      onError={hide}
      className={classes('mascot', className)}
    />
  );
}
