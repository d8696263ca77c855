import { palette } from '../palette.js';
import { write } from '../pen.js';

/** Each label has a colour and a shape of its own, so that colour is never the only sign. */
export const COLORS = { calm: palette.mint, party: palette.coral };

function outline(context, points) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

/** A dot without a label yet, a circle for calm, a triangle for party. */
export function symbol(context, label, x, y, size = 16) {
  context.fillStyle = COLORS[label] ?? palette.quiet;
  if (label === 'party') {
    const [wide, tall] = [size * 1.2, size * 1.05];
    outline(context, [
      [x, y - tall * 1.15],
      [x + wide, y + tall * 0.85],
      [x - wide, y + tall * 0.85],
    ]);
  } else {
    context.beginPath();
    context.arc(x, y, label ? size : size * 0.7, 0, Math.PI * 2);
  }
  context.fill();
}

/** The song nobody has labelled yet. */
export function diamond(context, x, y, size = 30) {
  context.fillStyle = palette.yellow;
  outline(context, [
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ]);
  context.fill();
  const look = { size: size * 1.34, weight: 750, align: 'center', color: palette.night };
  write(context, '?', x, y + size * 0.46, look);
}

/** A ring around a neighbour that counts. */
export function ring(context, x, y, color, radius = 30) {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.strokeStyle = color;
  context.lineWidth = 4;
  context.stroke();
}
