import type { LabPicture } from './lab-picture.ts';
import { openPicture, type PictureProblem } from './open-picture.ts';

/** Pictures that are added at a time: the project is stored with each addition. */
const AT_A_TIME = 8;

/** The names of the files that were not opened, by the reason. */
export type Refused = Partial<Record<PictureProblem, string[]>>;

/**
 * Opens files one after the other, since each needs much memory while it is decoded.
 *
 * @param onSome - Called with the next few pictures, and the number of files that were tried for them.
 */
export async function openPictures(
  files: readonly File[],
  onSome: (pictures: LabPicture[], tried: number) => void,
): Promise<Refused> {
  const refused: Refused = {};
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const some = files.slice(at, at + AT_A_TIME);
    const pictures: LabPicture[] = [];
    for (const file of some) {
      const opened = await openPicture(file);
      if (typeof opened === 'string') refused[opened] = [...(refused[opened] ?? []), file.name];
      else pictures.push(opened);
    }
    onSome(pictures, some.length);
  }
  return refused;
}
