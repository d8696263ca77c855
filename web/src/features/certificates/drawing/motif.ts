import { PALETTE } from './palette.ts';
import { type Point, waveBetween } from './wave.ts';

/** The mark of the brand on a square of 40 by 40, as in ui/logo.tsx. */
const MARK = 'M28.5 9.2A14 14 0 1 0 30.6 29';
const FULL_TURN = 2 * Math.PI;
const DOT_DISTANCE = 15;
/** More waypoints would touch each other. */
const MAX_WAYPOINTS = 12;

function disc(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, FULL_TURN);
  context.fill();
}

/** Draws the mark on a square of `side` pixels, its top left corner at `place`. */
export function drawMark(
  context: CanvasRenderingContext2D,
  place: Point,
  side: number,
  [way, waypoint]: [way: string, waypoint: string],
): void {
  context.save();
  context.translate(place.x, place.y);
  context.scale(side / 40, side / 40);
  context.strokeStyle = way;
  context.lineWidth = 6.5;
  context.lineCap = 'round';
  context.stroke(new Path2D(MARK));
  context.fillStyle = way;
  disc(context, { x: 34.9, y: 23.6 }, 2.1);
  context.fillStyle = waypoint;
  disc(context, { x: 35, y: 14 }, 4.5);
  context.restore();
}

function drawFlag(context: CanvasRenderingContext2D, { x, y }: Point): void {
  context.strokeStyle = PALETTE.ink;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x, y - 58);
  context.stroke();
  context.fillStyle = PALETTE.joy;
  context.beginPath();
  context.moveTo(x + 2, y - 60);
  context.lineTo(x + 42, y - 45);
  context.lineTo(x + 2, y - 30);
  context.fill();
}

/** Draws a dotted path with a waypoint for each lesson or course, and the flag at its end. */
export function drawPath(
  context: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  lessons: number,
): void {
  const height = 17;
  context.fillStyle = PALETTE.trail;
  const dots = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / DOT_DISTANCE);
  for (const dot of waveBetween(from, to, height, dots)) disc(context, dot, 2.6);
  const waypoints = Math.min(Math.max(lessons, 2), MAX_WAYPOINTS);
  for (const waypoint of waveBetween(from, to, height, waypoints)) {
    context.fillStyle = PALETTE.trail;
    disc(context, waypoint, 11);
    context.fillStyle = PALETTE.paper;
    disc(context, waypoint, 5);
  }
  drawFlag(context, to);
}
