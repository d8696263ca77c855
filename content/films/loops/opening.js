import { ramp } from '../motion.js';
import { palette } from '../palette.js';
import { blaze, box, faded, write } from '../pen.js';

const RING = { x: 1020, y: 320, radius: 130, marks: 26 };
/** Rounds a second of the walker on the ring. */
const PACE = 0.45;

/** A round trail, with a walker who goes round and round. */
function ring(context, elapsed) {
  const walked = elapsed * PACE;
  for (let i = 0; i < RING.marks; i++) {
    const share = i / RING.marks;
    context.save();
    context.translate(RING.x, RING.y);
    context.rotate(share * Math.PI * 2);
    const fill = walked > share ? palette.mint : palette.edge;
    box(context, -8, -RING.radius - 4, 16, 8, { fill, radius: 4 });
    context.restore();
  }
  const angle = walked * Math.PI * 2 - Math.PI / 2;
  context.beginPath();
  const [x, y] = [RING.x + RING.radius * Math.cos(angle), RING.y + RING.radius * Math.sin(angle)];
  context.arc(x, y, 22, 0, Math.PI * 2);
  context.fillStyle = palette.yellow;
  context.fill();
}

/** The opening card. */
export function opening(context, { subtitle }, elapsed) {
  faded(context, ramp(elapsed, 0.1, 0.7), () => {
    blaze(context, 84, 246, 3);
    write(context, 'for', 176, 308, { size: 96, weight: 700, mono: true, color: palette.mint });
    write(context, 'while', 416, 308, { size: 96, weight: 700, mono: true, color: palette.yellow });
    ring(context, elapsed);
  });
  faded(context, ramp(elapsed, 0.7, 0.7), () => {
    write(context, subtitle, 178, 392, { size: 46, weight: 500, color: palette.quiet });
  });
}
