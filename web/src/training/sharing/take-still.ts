import {
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import { STILL_HEIGHT, STILL_WIDTH, type Still, stillOf } from '../../code/tools/sharing/still.ts';
import { filesOf } from '../files/load-files.ts';

/** Maximum time that a link waits for its picture, in milliseconds. */
const WAITS = 6000;

export interface Pictured {
  kind: ProgramKind;
  files: ProgramFiles;
  place: string;
  /** The drawing of a Python program. */
  picture?: (() => Promise<ImageBitmap | HTMLCanvasElement | null>) | undefined;
}

/** A picture of a work: of the sketch as it runs, of the page without its scripts, or of what a program has drawn. */
async function drawingOf(
  { kind, files, place, picture }: Pictured,
  address: () => Promise<string>,
) {
  if (kind === 'game') {
    const { sketchPicture } = await import('../thumbnails/running-picture.ts');
    return sketchPicture(files[PROGRAM_FILES.game[0]] ?? '', await filesOf(place), address);
  }
  if (kind === 'web') {
    const { pagePicture } = await import('../thumbnails/page-picture.ts');
    return pagePicture(files);
  }
  const drawn = await picture?.();
  if (!drawn) return null;
  const { drawFitted, newDrawing } = await import('../thumbnails/picture-canvas.ts');
  const drawing = newDrawing('#ffffff');
  drawFitted(drawing, drawn, drawn.width, drawn.height);
  return drawing;
}

function reduce(canvas: HTMLCanvasElement): Still | null {
  const small = document.createElement('canvas');
  small.width = STILL_WIDTH;
  small.height = STILL_HEIGHT;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, STILL_WIDTH, STILL_HEIGHT);
  return stillOf(context.getImageData(0, 0, STILL_WIDTH, STILL_HEIGHT).data);
}

/** Takes the still that a link carries; null where there is none, or none in time. */
export async function takeStill(
  work: Pictured,
  address: () => Promise<string>,
): Promise<Still | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), WAITS));
  try {
    const drawing = await Promise.race([drawingOf(work, address), tooLate]);
    return drawing && reduce(drawing.canvas);
  } catch {
    return null;
  }
}
