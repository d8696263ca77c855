/**
 * A command from the module turtle to the page, as harness/turtle/raw.py writes it. Places are in the turtle's units, y
 * upwards.
 */
export type DrawingCommand =
  | ['clear']
  /** The drawing has reached the limit of its parts; further ones are not sent. */
  | ['full']
  | ['listen']
  | ['background', colour: string]
  | ['title', text: string]
  /** In pixels. */
  | ['size', width: number, height: number]
  | ['world', corners: World | null]
  | ['remove', numbers: number[]]
  | ['turtle', key: number, ...pose: Pose, milliseconds: number]
  /** A turtle that is hidden. */
  | ['turtle', key: number, milliseconds: number]
  | NumberedItem;

/** Lower left and upper right corner. */
export type World = [left: number, bottom: number, right: number, top: number];
export type Point = [x: number, y: number];
/** A polygon around the turtle, which looks along the x axis. */
export type Part = [points: Point[], fill: string, outline: string];
/** `angle` is in degrees, counterclockwise from the x axis. */
export type Pose = [x: number, y: number, angle: number, parts: Part[], outline: number];

export type NumberedItem =
  | ['line', n: number, ...LineItem]
  | ['fill', n: number, points: Point[], colour: string]
  | ['dot', n: number, x: number, y: number, size: number, colour: string]
  | ['text', n: number, ...TextItem]
  | ['stamp', n: number, ...pose: Pose];

type LineItem = [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  milliseconds: number,
];
/** `size` is in points. */
type TextItem = [
  x: number,
  y: number,
  text: string,
  align: 'left' | 'center' | 'right',
  family: string,
  size: number,
  style: string,
  colour: string,
];

/** A learner's action on a drawing: keys by the names of the module, places in the turtle's units. */
export type DrawingEvent =
  | ['press' | 'release', key: string]
  | ['click' | 'release' | 'drag', x: number, y: number, button: number];

/** The size before setup(), as in harness/turtle/screen.py. */
const SIZE = { width: 640, height: 480 };

/** The present drawing: its parts by number, and the order in which they lie above each other. */
export class Drawing {
  items = new Map<number, NumberedItem>();
  turtles = new Map<number, Pose>();
  background = 'white';
  title = '';
  size = SIZE;
  world: World | null = null;
  isFull = false;

  /** Takes one command in; returns whether the earlier drawing looks different now. */
  take(command: DrawingCommand): boolean {
    switch (command[0]) {
      case 'clear':
        this.items.clear();
        this.turtles.clear();
        return true;
      case 'full':
        this.isFull = true;
        return false;
      case 'listen':
        return false;
      case 'background':
        this.background = command[1];
        return true;
      case 'title':
        this.title = command[1];
        return false;
      case 'size':
        this.size = { width: clamped(command[1]), height: clamped(command[2]) };
        return true;
      case 'world':
        this.world = command[1];
        return true;
      case 'remove':
        for (const number of command[1]) this.items.delete(number);
        return command[1].length > 0;
      case 'turtle':
        if (command.length === 3) this.turtles.delete(command[1]);
        else this.turtles.set(command[1], command.slice(2, -1) as Pose);
        return false;
      default: {
        const isBelow = command[0] === 'fill';
        this.items.set(command[1], command);
        return isBelow;
      }
    }
  }

  /** The parts from the lowest to the highest. */
  inOrder(): NumberedItem[] {
    return [...this.items.values()].sort((one, other) => one[1] - other[1]);
  }

  /** Returns the visible part of the paper, in the turtle's units: around the middle, unless the program has chosen. */
  private corners(): World {
    const [across, up] = [this.size.width / 2, this.size.height / 2];
    return this.world ?? [-across, -up, across, up];
  }

  /** Pixels from the upper left corner. */
  place(x: number, y: number): Point {
    const { width, height } = this.size;
    const [left, bottom, right, top] = this.corners();
    return [
      ((x - left) / (right - left)) * width,
      height - ((y - bottom) / (top - bottom)) * height,
    ];
  }

  /** The place in the turtle's units of one in pixels. */
  unit(across: number, down: number): Point {
    const { width, height } = this.size;
    const [left, bottom, right, top] = this.corners();
    return [left + (across / width) * (right - left), top - (down / height) * (top - bottom)];
  }
}

/** Sides of a picture, in pixels: more would fill the memory. */
const clamped = (side: number) => Math.min(3000, Math.max(50, side));

/** The polygons of a turtle or a stamp, in pixels. */
export function polygonsOf(drawing: Drawing, [x, y, angle, parts]: Pose): Part[] {
  const [across, down] = drawing.place(x, y);
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return parts.map(([points, fill, outline]) => [
    points.map(([a, b]) => [across + a * cosine - b * sine, down - (a * sine + b * cosine)]),
    fill,
    outline,
  ]);
}
