import type { SyntheticEvent } from 'react';
import type { Pose } from '../../build/mascot/poses.ts';
import { classes } from './classes.ts';

function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.hidden = true;
}

/** The address of the picture of a pose. */
export const pictureOf = (pose: Pose) => `/art/mascot/${pose}.svg`;

/** The mascot (docs/product.md#mascot). Pure decoration; members can hide it. */
export function Mascot({ pose, className }: { pose: Pose; className?: string }) {
  return (
    <img
      src={pictureOf(pose)}
      width={200}
      height={212}
      loading="lazy"
      alt=""
      // Without a network the mascot is hidden, instead of a broken picture.
      onError={hide}
      className={classes('mascot', className)}
    />
  );
}
