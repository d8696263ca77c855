import {
  THUMBNAIL_HEIGHT as HEIGHT,
  THUMBNAIL_WIDTH as WIDTH,
} from '@codivia/contract/api/published-projects';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { type Drawing, drawFitted, newDrawing } from './picture-canvas.ts';

/** The elements that a picture leaves out: those that it cannot show, and those that need the network. */
const LEFT_OUT = 'script, link, iframe, object, embed, audio, video, base, meta';

/** The ground of an empty page: here the page is only a part of a picture. */
const GROUND = `html{height:${HEIGHT}px;background:#fff;color:#000;font:16px serif}body{box-sizing:border-box;min-height:100%;margin:0;padding:8px}`;

/** Writes a page as a picture: in pictures no script runs, and nothing is fetched. */
function pageAsSvg(files: ProgramFiles): string {
  const page = new DOMParser().parseFromString(files['index.html'] ?? '', 'text/html');
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  const [ground, style] = [page.createElement('style'), page.createElement('style')];
  ground.textContent = GROUND;
  style.textContent = files['style.css'] ?? '';
  page.head.prepend(ground);
  page.head.append(style);
  const markup = new XMLSerializer().serializeToString(page.documentElement);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
}

/** Returns a picture of the top of a page as it is before its script runs; null where the browser makes none. */
export async function pagePicture(files: ProgramFiles): Promise<Drawing | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(pageAsSvg(files))}`;
  await image.decode();
  const drawing = newDrawing('#ffffff');
  drawFitted(drawing, image, WIDTH, HEIGHT);
  return drawing;
}
