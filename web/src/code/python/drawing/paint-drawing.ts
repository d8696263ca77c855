import {
  type Drawing,
  type NumberedItem,
  type Pose,
  polygonsOf,
} from '@codivia/runners/python/drawing';

type Canvas = CanvasRenderingContext2D;
type Text = Extract<NumberedItem, ['text', ...unknown[]]>;

/** Points of the module's fonts are these many pixels. */
const PIXELS = 4 / 3;

/** A font as CSS writes it. */
export function fontOf([, , , , , , family, size, style]: Text): string {
  const look = style.replace(/normal|underline|overstrike/g, '').trim();
  return `${look} ${Math.round(Math.abs(size) * PIXELS)}px ${JSON.stringify(family).replaceAll('"', "'")}, sans-serif`.trim();
}

function trace(canvas: Canvas, points: readonly (readonly [number, number])[]): void {
  canvas.beginPath();
  for (const [x, y] of points) canvas.lineTo(x, y);
}

/** Paints a turtle or its stamp. */
export function paintPose(canvas: Canvas, drawing: Drawing, pose: Pose): void {
  for (const [points, fill, outline] of polygonsOf(drawing, pose)) {
    trace(canvas, points);
    canvas.closePath();
    if (fill) {
      canvas.fillStyle = fill;
      canvas.fill();
    }
    canvas.strokeStyle = outline;
    canvas.lineWidth = pose[4];
    if (pose[4] > 0) canvas.stroke();
  }
}

/** Paints a part; of a line only the share that has been drawn so far. */
export function paintItem(canvas: Canvas, drawing: Drawing, item: NumberedItem, share = 1): void {
  switch (item[0]) {
    case 'line': {
      const [, , fromX, fromY, toX, toY, colour, width] = item;
      if (!colour) return;
      const end = drawing.place(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
      trace(canvas, [drawing.place(fromX, fromY), end]);
      canvas.strokeStyle = colour;
      canvas.lineWidth = width;
      canvas.lineCap = 'round';
      canvas.stroke();
      return;
    }
    case 'fill':
      if (!item[3]) return;
      trace(
        canvas,
        item[2].map(([x, y]) => drawing.place(x, y)),
      );
      canvas.fillStyle = item[3];
      canvas.fill('evenodd');
      return;
    case 'dot': {
      const [x, y] = drawing.place(item[2], item[3]);
      canvas.beginPath();
      canvas.arc(x, y, item[4] / 2, 0, 2 * Math.PI);
      canvas.fillStyle = item[5];
      canvas.fill();
      return;
    }
    case 'text': {
      const [x, y] = drawing.place(item[2], item[3]);
      canvas.font = fontOf(item);
      canvas.textAlign = item[5];
      canvas.fillStyle = item[9];
      canvas.fillText(item[4], x, y);
      return;
    }
    case 'stamp': {
      const [, , ...pose] = item;
      paintPose(canvas, drawing, pose);
    }
  }
}

/** Paints everything but the turtles and the omitted parts. */
export function paintAll(
  canvas: Canvas,
  drawing: Drawing,
  leftOut: ReadonlySet<NumberedItem>,
): void {
  const { width, height } = drawing.size;
  canvas.fillStyle = drawing.background;
  canvas.fillRect(0, 0, width, height);
  for (const item of drawing.inOrder()) {
    if (!leftOut.has(item)) paintItem(canvas, drawing, item);
  }
}
