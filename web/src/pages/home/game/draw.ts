import { cornerOf, DOTS, LAYERS, PICTURES, type PictureName } from './first-frame.ts';
import {
  BURST,
  GROUND,
  HEIGHT,
  isOnGround,
  PIKO_X,
  SIZES,
  SPEED,
  type Thing,
  WIDTH,
  type World,
} from './world.ts';

export type Pictures = Record<PictureName, CanvasImageSource>;

async function loadPicture(name: PictureName): Promise<[PictureName, HTMLCanvasElement]> {
  const picture = new Image();
  picture.src = `/art/run/${name}.svg`;
  await picture.decode();
  // Drawn once: a drawing of paths would be computed anew for every frame.
  const pixels = document.createElement('canvas');
  pixels.width = picture.naturalWidth;
  pixels.height = picture.naturalHeight;
  pixels.getContext('2d')?.drawImage(picture, 0, 0);
  return [name, pixels];
}

/** Fetches the pictures of the game. Rejects where one cannot be had. */
export async function loadPictures(): Promise<Pictures> {
  return Object.fromEntries(await Promise.all(PICTURES.map(loadPicture))) as Pictures;
}

/** Frames of Piko, and the one in the air. */
const FRAMES = 6;
const IN_THE_AIR = 5;
/** Side of a frame in the picture, in pixels. */
const FRAME = 128;
/** The distance that Piko runs with one frame. */
const PACE = SPEED * 5;

/** By how much a layer covers the next one, or a line is seen between them. */
const SEAM = 0.5;

/** Draws what repeats itself to the left: the part of the distance that does not make a whole round. */
function drawLayers(pen: CanvasRenderingContext2D, pictures: Pictures, distance: number): void {
  for (const [name, part] of LAYERS) {
    const left = -((distance * part) % WIDTH);
    pen.drawImage(pictures[name], left, 0, WIDTH + SEAM, HEIGHT);
    if (left < 0) pen.drawImage(pictures[name], left + WIDTH, 0, WIDTH, HEIGHT);
  }
  pen.fillStyle = DOTS.color;
  pen.beginPath();
  const { gap, y, radius } = DOTS;
  for (let x = gap / 2 - (distance % gap); x < WIDTH + gap; x += gap) {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
  }
  pen.fill();
}

/** A star that was collected flies apart. */
function drawBurst(pen: CanvasRenderingContext2D, { x, height, gone }: Thing): void {
  const way = gone / BURST;
  pen.globalAlpha = 1 - way;
  pen.fillStyle = '#fff0c7';
  for (let spark = 0; spark < 8; spark++) {
    const angle = (spark * Math.PI) / 4;
    const apart = 8 + 22 * way;
    pen.beginPath();
    pen.arc(
      x + apart * Math.cos(angle),
      GROUND - height + apart * Math.sin(angle),
      3,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawThing(pen: CanvasRenderingContext2D, pictures: Pictures, thing: Thing): void {
  if (thing.x > WIDTH + SIZES.rock) return;
  if (thing.kind === 'star' && thing.gone > 0) {
    if (thing.gone < BURST) drawBurst(pen, thing);
    return;
  }
  const { x, y } = cornerOf(thing);
  const size = SIZES[thing.kind];
  pen.drawImage(pictures[thing.kind], x, y, size, size);
}

/** Shows where Piko is while it is above the picture. */
function drawArrow(pen: CanvasRenderingContext2D): void {
  const x = PIKO_X + SIZES.piko / 2;
  pen.fillStyle = '#fff0c7';
  pen.beginPath();
  pen.moveTo(x, 6);
  pen.lineTo(x + 9, 18);
  pen.lineTo(x - 9, 18);
  pen.fill();
}

function drawPiko(pen: CanvasRenderingContext2D, pictures: Pictures, world: World): void {
  const { distance, height, stumble } = world;
  const frame = isOnGround(world) ? (1 + Math.floor(distance / PACE)) % FRAMES : IN_THE_AIR;
  const { piko } = SIZES;
  if (height > GROUND) {
    drawArrow(pen);
    return;
  }
  pen.save();
  pen.translate(PIKO_X + piko / 2, GROUND - height + 2 - piko / 2);
  if (stumble > 0) pen.rotate(0.12 * Math.sin(stumble / 2));
  const [left, top] = [-piko / 2, -piko / 2];
  pen.drawImage(pictures['piko-running'], frame * FRAME, 0, FRAME, FRAME, left, top, piko, piko);
  pen.restore();
}

/** Draws the world over the whole canvas, in its own pixels. */
export function draw(canvas: HTMLCanvasElement, pictures: Pictures, world: World): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.setTransform(canvas.width / WIDTH, 0, 0, canvas.height / HEIGHT, 0, 0);
  drawLayers(pen, pictures, world.distance);
  for (const thing of world.things) drawThing(pen, pictures, thing);
  drawPiko(pen, pictures, world);
}
