import type { Pose } from '../../build/mascot/poses.ts';
import { classes } from './classes.ts';

/** The mascot (docs/product.md#mascot). Pure decoration; members can hide it. */
export function Mascot({ pose, className }: { pose: Pose; className?: string }) {
  return (
    <img
      src={`/art/mascot/${pose}.svg`}
      width={200}
      height={212}
      loading="lazy"
      alt=""
      className={classes('mascot', className)}
    />
  );
}
