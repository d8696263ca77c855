import type { Pose } from '../../build/mascot/poses.ts';
import { pictureOf } from './mascot.tsx';

/** Pictures that the browser may not have when the network is lost. */
const fetched = new Map<Pose, HTMLImageElement>();

/** Fetches poses before they are shown. */
export function fetchPoses(poses: readonly Pose[]): void {
  for (const pose of poses) {
    if (fetched.has(pose)) continue;
    const picture = new Image();
    picture.src = pictureOf(pose);
    fetched.set(pose, picture);
  }
}
