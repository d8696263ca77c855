/**
 * The rules of the game on the home page: Piko runs along a trail, jumps over rocks and collects stars. Nobody loses:
 * after a rock Piko is slower for a moment. Lengths are in units of the picture, times in steps of a sixtieth of a
 * second. `sketch.ts` has the same rules as a program to read and change.
 */

/** The picture, which is as large as the backgrounds of the library. */
export const WIDTH = 320;
export const HEIGHT = 180;
/** The height of the feet. */
export const GROUND = 163;
/** The left side of Piko. */
export const PIKO_X = 44;
/** The side of each picture: Piko, stars and rocks. */
export const SIZES = { piko: 56, star: 28, rock: 30 } as const;
/** By how much the upward speed falls at each step. */
export const GRAVITY = 0.7;
export const SPEED = 3;
/** The time for which Piko is slower after a rock. */
const STUMBLE = 40;
/** The time for which a collected star bursts. */
export const BURST = 18;

/** The number in the code: the upward speed of a jump. With the first one the high stars are out of reach. */
export const JUMP = { first: 9, min: 1, max: 16 } as const;

export interface Thing {
  kind: 'star' | 'rock';
  /** Distance of its middle from the left side. */
  x: number;
  /** Height of its middle above the ground. */
  height: number;
  /** Steps since it was collected or met; 0 before. */
  gone: number;
}

export interface World {
  /** The distance that Piko has run. */
  distance: number;
  /** Height of the feet above the ground. */
  height: number;
  /** Upward speed. */
  rise: number;
  stumble: number;
  score: number;
  things: Thing[];
}

/** The trail, which begins again after this length. */
const LENGTH = 1080;
const LOW = 66;
const HIGH = 124;
const TRAIL = [
  ['star', 150, LOW],
  ['rock', 232, 13],
  ['star', 282, HIGH],
  ['star', 420, LOW],
  ['star', 460, LOW],
  ['rock', 560, 13],
  ['star', 560, LOW + 8],
  ['star', 690, HIGH],
  ['star', 730, HIGH],
  ['rock', 840, 13],
  ['star', 930, LOW],
  ['star', 1000, HIGH],
] as const;

export const newWorld = (): World => ({
  distance: 0,
  height: 0,
  rise: 0,
  stumble: 0,
  score: 0,
  things: TRAIL.map(([kind, x, height]) => ({ kind, x, height, gone: 0 })),
});

export const isOnGround = (world: World): boolean => world.height === 0 && world.rise === 0;

/** Makes Piko jump, unless it is in the air. */
export function jump(world: World, strength: number): void {
  if (isOnGround(world)) world.rise = strength;
}

/** Makes Piko jump, also out of the air when it is not rising. */
export function leap(world: World, strength: number): void {
  if (world.rise <= 0) world.rise = strength;
}

/** The middle of Piko, from the left side and above the ground. */
const MIDDLE = { x: PIKO_X + SIZES.piko / 2, height: SIZES.piko / 2 };

function touches(world: World, { kind, x, height }: Thing): boolean {
  const reach = kind === 'star' ? 30 : 20;
  const apart = Math.abs(world.height + MIDDLE.height - height);
  return Math.abs(x - MIDDLE.x) < reach && apart < (kind === 'star' ? 34 : 30);
}

function meet(world: World, thing: Thing): void {
  thing.gone = 1;
  if (thing.kind === 'star') world.score += 1;
  else world.stumble = STUMBLE;
}

/** Lets a sixtieth of a second pass. */
export function step(world: World): void {
  const speed = world.stumble > 0 ? SPEED / 3 : SPEED;
  world.stumble = Math.max(0, world.stumble - 1);
  world.distance += speed;
  world.height += world.rise;
  world.rise -= GRAVITY;
  if (world.height <= 0) {
    world.height = 0;
    world.rise = 0;
  }
  for (const thing of world.things) {
    thing.x -= speed;
    if (thing.gone > 0) thing.gone += 1;
    else if (touches(world, thing)) meet(world, thing);
    if (thing.x < -SIZES.piko) {
      thing.x += LENGTH;
      thing.gone = 0;
    }
  }
}
