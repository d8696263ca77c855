import { correction, generate } from 'lean-qr/nano';
import { PALETTE } from './palette.ts';

/** White modules that the standard asks for around a code. */
const QUIET_ZONE = 4;

/** Draws the QR code of `text` into a white square of `side` pixels, its modules as whole pixels. */
export function drawQrCode(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = Math.floor(side / (code.size + 2 * QUIET_ZONE));
  const inset = Math.floor((side - module * code.size) / 2);
  context.fillStyle = PALETTE.surface;
  context.beginPath();
  context.roundRect(x, y, side, side, 14);
  context.fill();
  context.fillStyle = PALETTE.ink;
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      if (!code.get(column, row)) continue;
      context.fillRect(x + inset + column * module, y + inset + row * module, module, module);
    }
  }
}
