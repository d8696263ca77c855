import { HEIGHT, palette, WIDTH } from './palette.js';

/** Writes one line of text; `y` is its baseline. Returns its width in pixels. */
export function write(context, text, x, y, look = {}) {
  const { size = 44, mono = false, weight = mono ? 500 : 600, color = palette.text } = look;
  context.font = `${weight} ${size}px ${mono ? 'Code' : 'Words'}`;
  context.textAlign = look.align ?? 'left';
  context.fillStyle = color;
  context.fillText(text, x, y);
  return context.measureText(text).width;
}

/** A rounded rectangle, filled, outlined or both. */
export function box(context, x, y, width, height, { fill, edge, radius = 18, line = 2 } = {}) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (edge) {
    context.strokeStyle = edge;
    context.lineWidth = line;
    context.stroke();
  }
}

/** Draws with everything inside made more transparent. */
export function faded(context, alpha, draw) {
  if (alpha <= 0) return;
  context.save();
  context.globalAlpha *= alpha;
  draw();
  context.restore();
}

export function line(context, x1, y1, x2, y2, { color, width = 4, dash = [] }) {
  context.save();
  context.beginPath();
  context.setLineDash(dash);
  context.lineCap = 'round';
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
  context.restore();
}

/** The two strokes of an arrow's tip; `angle` is where it points, in radians. */
export function arrowHead(context, x, y, angle, color) {
  for (const side of [-1, 1]) {
    const back = angle + Math.PI + side * 0.7;
    line(context, x, y, x + 17 * Math.cos(back), y + 17 * Math.sin(back), { color });
  }
}

/** The empty stage: night, with a few contour lines of a map. */
export function stage(context) {
  context.fillStyle = palette.night;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = '#102124';
  context.lineWidth = 3;
  for (let ring = 0; ring < 7; ring++) {
    context.beginPath();
    context.ellipse(1120, 40, 140 + ring * 95, 90 + ring * 74, -0.35, 0, Math.PI * 2);
    context.stroke();
  }
}

/** A painted trail mark: the sign that says which way to go. */
export function blaze(context, x, y, size = 1) {
  box(context, x, y, 14 * size, 24 * size, { fill: palette.yellow, radius: 5 * size });
  box(context, x, y + 28 * size, 14 * size, 24 * size, { fill: palette.mint, radius: 5 * size });
}

/** The line at the top that says what the pictures below are about. */
export function headline(context, text, alpha) {
  faded(context, alpha, () => {
    blaze(context, 56, 40);
    write(context, text, 92, 82, { size: 48, weight: 700 });
  });
}

/** The trail along the lower edge: how far the film has come, from 0 to 1. */
export function trail(context, share) {
  const steps = 48;
  for (let i = 0; i < steps; i++) {
    const passed = (i + 0.5) / steps <= share;
    const color = passed ? palette.mint : palette.edge;
    box(context, 56 + i * 24.5, 696, 14, 5, { fill: color, radius: 2.5 });
  }
}

/** Lets the night cover the picture; 1 covers it wholly. */
export function veil(context, share) {
  faded(context, share, () => {
    context.fillStyle = palette.night;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  });
}
