import {
  THUMBNAIL_HEIGHT as HEIGHT,
  THUMBNAIL_MAX_BYTES,
  THUMBNAIL_WIDTH as WIDTH,
} from '@codivia/contract/api/published-projects';
import type { ProgramKind } from '@codivia/contract/programs/program';

const MARGIN = 32;
const LINE = 26;
const MONO = "20px 'JetBrains Mono Variable', monospace";
const INK = '#10211f';
const PAPER = '#eaf3f0';

/** The background of each kind, on which PAPER is readable. */
const GROUNDS: Record<ProgramKind, string> = { python: '#12352f', web: '#1d3f73', game: '#43257a' };

export interface Drawing {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
}

/** An empty picture of the size that pictures have. */
export function newDrawing(ground: string): Drawing {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  return { canvas, context };
}

/** Draws a picture as large as it fits, in the middle. */
export function drawFitted({ context }: Drawing, image: CanvasImageSource, w: number, h: number) {
  const scale = Math.min(WIDTH / w, HEIGHT / h);
  const [width, height] = [w * scale, h * scale];
  context.drawImage(image, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
}

function drawLines({ context }: Drawing, lines: readonly string[], top: number): void {
  context.font = MONO;
  context.fillStyle = PAPER;
  const fits = Math.floor((HEIGHT - top - MARGIN / 2) / LINE);
  for (const [i, line] of lines.slice(0, fits).entries()) {
    context.fillText(line.slice(0, 60), MARGIN, top + i * LINE, WIDTH - 2 * MARGIN);
  }
}

/** Draws the first lines that a program has printed. */
export function drawOutput(text: string): Drawing {
  const drawing = newDrawing(INK);
  drawLines(drawing, text.split('\n'), MARGIN + LINE);
  return drawing;
}

/** Draws title, kind and the first lines of the code, for works that cannot be pictured while they run. */
export function drawCard(card: { title: string; label: string; kind: ProgramKind; code: string }) {
  const { title, label, kind, code } = card;
  const drawing = newDrawing(GROUNDS[kind]);
  const { context } = drawing;
  context.fillStyle = PAPER;
  context.font = "bold 22px 'Atkinson Hyperlegible Next Variable', sans-serif";
  context.fillText(label, MARGIN, 56);
  context.font = "bold 44px 'Bricolage Grotesque Variable', sans-serif";
  context.fillText(title, MARGIN, 112, WIDTH - 2 * MARGIN);
  context.fillStyle = '#00000055';
  context.fillRect(0, 144, WIDTH, HEIGHT - 144);
  drawLines(drawing, code.split('\n'), 186);
  return drawing;
}

/** The later formats are for pictures that are too large otherwise. */
const ENCODINGS = [
  ['image/webp', 0.85],
  ['image/webp', 0.6],
  ['image/jpeg', 0.7],
  ['image/jpeg', 0.4],
] as const;

/** The picture as a file that the server takes. */
export async function fileOf({ canvas }: Drawing): Promise<Blob> {
  for (const [type, quality] of ENCODINGS) {
    const file = await new Promise<Blob | null>((give) => canvas.toBlob(give, type, quality));
    // A browser that cannot write WebP returns a PNG.
    if (file && file.size <= THUMBNAIL_MAX_BYTES) return file;
  }
  throw new Error('the picture is too large');
}
