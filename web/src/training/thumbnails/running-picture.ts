import type { ProgramFile } from '@codivia/runners/files/program-file';
import { createGamePreview } from '@codivia/runners/game/game-preview';
import type { PreviewEvent } from '@codivia/runners/preview/preview';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { RunFile } from '@codivia/runners/runner';
import { type Drawing, drawFitted, drawOutput, newDrawing } from './picture-canvas.ts';
import { runPython } from './run-python.ts';

/**
 * The time for which a sketch draws before its picture is taken, and the maximum time to wait for the picture, in
 * milliseconds.
 */
const DRAWS_FOR = 1500;
const WAITS = 10_000;
/** Number of characters of the picture in one line of the console, which may have 2,000. */
const PIECE = 1800;
const PICTURE = /^data:image\/(?:webp|png);base64,[A-Za-z0-9+/]+=*$/;

/**
 * Added behind the sketch: the frame is isolated, so the picture comes as lines of its console, which the page checks
 * as strictly as all others.
 */
const takenBy = (mark: string) => `
;setTimeout(() => {
  const from = document.querySelector('canvas');
  if (!from) return console.log('${mark}.');
  const to = document.createElement('canvas');
  const scale = Math.min(1, 640 / from.width, 400 / from.height);
  to.width = Math.max(1, from.width * scale);
  to.height = Math.max(1, from.height * scale);
  to.getContext('2d').drawImage(from, 0, 0, to.width, to.height);
  const picture = to.toDataURL('image/webp', 0.85);
  for (let at = 0; at < picture.length; at += ${PIECE}) {
    console.log('${mark}' + picture.slice(at, at + ${PIECE}));
  }
  console.log('${mark}.');
}, ${DRAWS_FOR});
`;

async function drawingOf(picture: string): Promise<Drawing | null> {
  if (!PICTURE.test(picture)) return null;
  const image = new Image();
  image.src = picture;
  await image.decode();
  const drawing = newDrawing('#0b1416');
  drawFitted(drawing, image, image.naturalWidth, image.naturalHeight);
  return drawing;
}

/** Makes the element in which the sketch runs: in sight as far as the browser knows, but invisible and out of reach. */
function makeContainer(): HTMLElement {
  const container = document.createElement('div');
  container.inert = true;
  container.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:800px;height:500px;opacity:0;pointer-events:none;z-index:-1;contain:strict;';
  document.body.append(container);
  return container;
}

/** Returns the picture that a sketch with its files draws after a moment; null when it draws nothing. */
export async function sketchPicture(
  sketch: string,
  beside: readonly ProgramFile[],
  address: () => Promise<string>,
): Promise<Drawing | null> {
  const element = makeContainer();
  const preview = createGamePreview({ element, address, title: '', several: true });
  const mark = `${crypto.randomUUID()} `;
  try {
    const picture = await new Promise<string>((resolve) => {
      let pieces = '';
      setTimeout(() => resolve(''), WAITS);
      const files = { 'sketch.js': sketch + takenBy(mark) };
      preview.run({ files, beside }, (event: PreviewEvent) => {
        if (event.kind === 'lost' || event.kind === 'left' || event.kind === 'stuck') resolve('');
        if (event.kind === 'unavailable') resolve('');
        if (event.kind !== 'console') return;
        for (const { text } of event.entries) {
          if (text === `${mark}.`) resolve(pieces);
          else if (text.startsWith(mark)) pieces += text.slice(mark.length);
        }
      });
    });
    return await drawingOf(picture);
  } catch {
    return null;
  } finally {
    preview.dispose();
    element.remove();
  }
}

/** Returns the plot of a program, else its printed text as a picture; null when it has neither. */
export async function pythonPicture(
  runner: PythonRunner,
  code: string,
  files: readonly RunFile[],
): Promise<Drawing | null> {
  const { text, plot } = await runPython(runner, code, files);
  if (!plot) return text.trim() === '' ? null : drawOutput(text);
  const image = await createImageBitmap(new Blob([plot], { type: 'image/png' }));
  const drawing = newDrawing('#ffffff');
  drawFitted(drawing, image, image.width, image.height);
  return drawing;
}
