import { CERTIFICATE_HEIGHT, CERTIFICATE_WIDTH } from '@codivia/contract/api/certificates';
import type { CertificateWords } from '../certificate-words.ts';
import { type Fitted, fitText, type Room } from './fit-text.ts';
import { display, mono, sans } from './fonts.ts';
import { drawMark, drawPath } from './motif.ts';
import { PALETTE } from './palette.ts';
import { drawQrCode } from './qr-code.ts';

const LEFT = 88;
const RIGHT = CERTIFICATE_WIDTH - LEFT;
const LINE_HEIGHT = 1.08;
/** Room for the words between the head and the way, in pixels from the top. */
const WORDS = { top: 146, bottom: 526 };
const NAME: Room = { width: RIGHT - LEFT, maxLines: 2, largest: 104, smallest: 50 };
const COURSE: Room = { width: RIGHT - LEFT, maxLines: 2, largest: 62, smallest: 36 };
/** Shares of the largest sizes of name and course, tried until all words fit. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6];
const CODE = { x: 948, y: 560, side: 164 };
const FOOT_WIDTH = CODE.x - LEFT - 40;
/** The left edges of the facts, in pixels from the left. */
const FACTS = [LEFT, 300, 560];

const FRAME = { inset: 26, radius: 30 };

type Context = CanvasRenderingContext2D;

function write(context: Context, text: string, x: number, y: number, font: string, colour: string) {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

function fit(context: Context, text: string, room: Room, font: (size: number) => string): Fitted {
  const measure = (line: string, size: number) => {
    context.font = font(size);
    return context.measureText(line).width;
  };
  return fitText(measure, text, room);
}

function drawGround(context: Context): void {
  const { inset, radius } = FRAME;
  const frame = new Path2D();
  frame.roundRect(
    inset,
    inset,
    CERTIFICATE_WIDTH - 2 * inset,
    CERTIFICATE_HEIGHT - 2 * inset,
    radius,
  );
  context.fillStyle = PALETTE.paper;
  context.fillRect(0, 0, CERTIFICATE_WIDTH, CERTIFICATE_HEIGHT);
  context.save();
  context.clip(frame);
  context.globalAlpha = 0.5;
  drawMark(context, { x: 590, y: -70 }, 700, [PALETTE['trail-soft'], PALETTE['trail-soft']]);
  context.restore();
  context.strokeStyle = PALETTE.line;
  context.lineWidth = 3;
  context.stroke(frame);
}

function drawHead(context: Context, heading: string): void {
  drawMark(context, { x: LEFT - 4, y: 66 }, 54, [PALETTE.trail, PALETTE.joy]);
  write(context, 'codivia', LEFT + 60, 108, display(42), PALETTE.ink);
  context.textAlign = 'right';
  write(context, heading, RIGHT, 106, display(30), PALETTE.trail);
  context.textAlign = 'left';
}

type Block = { lines: string[]; size: number; font: string; colour: string; after: number };

const heightOf = (blocks: Block[]) =>
  blocks.reduce(
    (sum, { lines, size, after }) => sum + lines.length * size * LINE_HEIGHT + after,
    0,
  );

/** Returns the words in their order, name and course at most at this share of their largest sizes. */
function wordBlocks(context: Context, words: CertificateWords, share: number): Block[] {
  const large = (text: string, room: Room) => {
    const { largest, smallest } = room;
    const sizes = { largest: largest * share, smallest: smallest * share };
    const fitted = fit(context, text, { ...room, ...sizes }, display);
    return { ...fitted, font: display(fitted.size) };
  };
  const line = (text: string, size: number, maxLines = 1): Block => {
    const room = { width: RIGHT - LEFT, maxLines, largest: size, smallest: 16 };
    const fitted = fit(context, text, room, sans);
    return { ...fitted, font: sans(fitted.size), colour: PALETTE.muted, after: 8 };
  };
  const { courses, skills, project } = words;
  return [
    line(words.awarded, 27),
    { ...large(words.name, NAME), colour: PALETTE.ink, after: 24 * share },
    line(words.completed, 27),
    { ...large(words.course, COURSE), colour: PALETTE.trail, after: 10 },
    ...(words.solved ? [line(words.solved, 27)] : []),
    ...[courses, skills, project]
      .filter(Boolean)
      .map((text) => ({ ...line(text, 22, courses ? 3 : 1), after: 4 })),
  ];
}

/** The words, name and course as large as all of them fit, in the middle of the room there is. */
function drawWords(context: Context, words: CertificateWords): void {
  const room = WORDS.bottom - WORDS.top;
  const fitting = SHARES.map((share) => wordBlocks(context, words, share));
  const blocks = fitting.find((some) => heightOf(some) <= room) ?? fitting.at(-1) ?? [];
  let y = WORDS.top + (room - heightOf(blocks)) / 2;
  for (const { lines, size, font, colour, after } of blocks) {
    for (const line of lines) {
      write(context, line, LEFT, y + size * 0.82, font, colour);
      y += size * LINE_HEIGHT;
    }
    y += after;
  }
}

function drawFacts(context: Context, facts: CertificateWords['facts']): void {
  for (const [index, { value, label }] of facts.entries()) {
    const x = FACTS[index] ?? LEFT;
    write(context, value, x, 658, display(34), PALETTE.ink);
    write(context, label, x, 685, sans(20), PALETTE.muted);
  }
}

function drawProof(context: Context, { number, proof, address }: CertificateWords): void {
  const room = { width: FOOT_WIDTH, maxLines: 1, largest: 17, smallest: 10 };
  write(context, `${number}  ·  ${proof}`, LEFT, 719, sans(17), PALETTE.muted);
  const fitted = fit(context, address, room, mono);
  write(context, fitted.lines.join(''), LEFT, 742, mono(fitted.size), PALETTE.ink);
  drawQrCode(context, address, CODE);
}

/** Draws a certificate on a canvas of 1200 by 800 pixels. */
export function drawCertificate(context: Context, words: CertificateWords): void {
  drawGround(context);
  drawHead(context, words.heading);
  drawWords(context, words);
  drawPath(context, { x: LEFT + 12, y: 590 }, { x: CODE.x - 92, y: 590 }, words.waypoints);
  drawFacts(context, words.facts);
  drawProof(context, words);
}
