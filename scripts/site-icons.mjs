/** Draws the icons with which phones and computers show the installed site beside their apps. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';

const NIGHT = '#10211f';
/** Edges of the icons, in pixels, as browsers ask for them. */
const SIZES = [192, 512];

/** The mark on the night; `room` is the part of the edge that the mark takes. */
function icon(room) {
  const edge = 40 / room;
  const margin = (edge - 40) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${edge} ${edge}">
<rect x="${-margin}" y="${-margin}" width="${edge}" height="${edge}" fill="${NIGHT}"/>
<path d="M28.5 9.2A14 14 0 1 0 30.6 29" fill="none" stroke="#4fe3b0" stroke-width="6.5" stroke-linecap="round"/>
<circle cx="34.9" cy="23.6" r="2.1" fill="#4fe3b0"/><circle cx="35" cy="14" r="4.5" fill="#ffc83d"/></svg>`;
}

function drawn(room, width) {
  return new Resvg(icon(room), { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Draws them into `folder`; the drawing library must be ready. */
export async function drawSiteIcons(folder) {
  await mkdir(folder, { recursive: true });
  for (const size of SIZES) {
    await writeFile(join(folder, `icon-${size}.png`), drawn(0.72, size));
    // Some systems cut a circle out of an icon: its mark stays within the inner 80 %.
    await writeFile(join(folder, `maskable-${size}.png`), drawn(0.56, size));
  }
}
