import { MAX_SHAPES, type Scene, type SceneShape } from '../preview/messages.ts';
import { around, type Modes, type Placed, placeOf } from './shape-places.ts';

/** The part of a running p5 that is used here. */
export interface DrawingSketch {
  width: number;
  height: number;
  drawingContext: unknown;
  color(...values: unknown[]): { levels: number[] };
  _renderer?: {
    _doFill?: boolean;
    _doStroke?: boolean;
    _rectMode?: string;
    _ellipseMode?: string;
    _imageMode?: string;
    /** Values of WebGL: colours as shares from 0 to 1, and the matrix that moves things, column by column. */
    curFillColor?: readonly number[];
    curStrokeColor?: readonly number[];
    uModelMatrix?: { mat4: ArrayLike<number> };
  };
}

type Color = SceneShape['color'];

/** Minimum distance between two looks for something to be called moving, in hundredths of the canvas. */
const MOVES = 0.2;
/** No shape moves further than this between two looks, in hundredths of the canvas: it begins again at another side. */
const JUMPS = 30;

/** A colour as canvases give it back: `#rrggbb` or `rgba(…)`. */
function colorOf(style: unknown): Color {
  if (typeof style !== 'string') return null;
  const parts = style.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(style.slice(at, at + 2), 16))
    : (style.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const [red, green, blue] = parts;
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

/** A colour as shares from 0 to 1. */
function colorOfShares(shares: readonly number[] | undefined): Color {
  const [red, green, blue] = (shares ?? []).map((share) => Math.round(255 * share));
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

/**
 * Returns the place on the canvas where WebGL shows a point: it counts from the middle of the canvas. The default camera
 * is assumed, and the description does not tell which points are in front of others.
 */
function placeInSpace(x: number, y: number, { width, height, _renderer }: DrawingSketch) {
  const m = _renderer?.uModelMatrix?.mat4;
  if (!m) return { x, y };
  const at = (row: number) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 12] ?? 0);
  return { x: at(0) + width / 2, y: at(1) + height / 2 };
}

function motionOf(shape: SceneShape, before: SceneShape | undefined): SceneShape['motion'] {
  if (!before) return 'still';
  const [dx, dy] = [shape.x - before.x, shape.y - before.y];
  const way = Math.max(Math.abs(dx), Math.abs(dy));
  if (way < MOVES || way > JUMPS) return 'still';
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** Records the shapes of one picture of a sketch, for a description in words. */
export class SceneRecorder {
  #shapes: SceneShape[] = [];
  #before: readonly SceneShape[] = [];
  #more = 0;
  #background: Color = null;
  #described = new Map<string, string>();
  #vertices: number[] = [];

  /** Begins a picture; the previous one is compared with it. */
  begin(): void {
    this.#before = this.#shapes;
    this.#shapes = [];
    this.#more = 0;
  }

  note(name: string, values: readonly unknown[], sketch: DrawingSketch): void {
    if (name === 'background') this.#cover(values, sketch);
    else if (name === 'describe') this.#described.set('', String(values[0]));
    else if (name === 'describeElement')
      this.#described.set(String(values[0]), `${values[0]}: ${values[1]}`);
    else if (name === 'beginShape') this.#vertices = [];
    else if (/vertex$/i.test(name)) this.#vertices.push(...values.slice(-2).map(Number));
    else if (name === 'endShape') {
      if (this.#vertices.length > 0) this.#add(around('shape', this.#vertices), sketch);
    } else {
      const { _renderer: renderer } = sketch;
      const modes: Modes = {
        rect: renderer?._rectMode ?? 'corner',
        ellipse: renderer?._ellipseMode ?? 'center',
        image: renderer?._imageMode ?? 'corner',
      };
      const placed = placeOf(name, values, modes);
      if (placed) this.#add(placed, sketch);
    }
  }

  get scene(): Scene {
    const shapes = this.#shapes.map((shape, i) => {
      const other = this.#before[i];
      const isSame = other?.shape === shape.shape && this.#before.length === this.#shapes.length;
      return { ...shape, motion: motionOf(shape, isSame ? other : undefined) };
    });
    return {
      described: [...this.#described.values()],
      background: this.#background,
      shapes,
      more: this.#more,
    };
  }

  #cover(values: readonly unknown[], sketch: DrawingSketch): void {
    this.#shapes = [];
    this.#more = 0;
    try {
      const [red = 0, green = 0, blue = 0] = sketch.color(...values).levels;
      this.#background = [red, green, blue];
    } catch {
      // It is a picture.
      this.#background = null;
    }
  }

  #add({ shape, x, y, width, height, text = '' }: Placed, sketch: DrawingSketch): void {
    if (this.#shapes.length >= MAX_SHAPES) {
      this.#more++;
      return;
    }
    const canvas = sketch.drawingContext;
    const isFlat = canvas instanceof CanvasRenderingContext2D;
    const fills = sketch._renderer?._doFill !== false && shape !== 'line' && shape !== 'point';
    const { curFillColor, curStrokeColor } = sketch._renderer ?? {};
    const color = isFlat
      ? colorOf(fills ? canvas.fillStyle : canvas.strokeStyle)
      : colorOfShares(fills ? curFillColor : curStrokeColor);
    const place = isFlat
      ? canvas.getTransform().transformPoint({ x, y })
      : placeInSpace(x, y, sketch);
    const density = isFlat ? canvas.canvas.width / sketch.width : 1;
    this.#shapes.push({
      shape,
      color: shape === 'image' ? null : color,
      x: (100 * place.x) / density / sketch.width,
      y: (100 * place.y) / density / sketch.height,
      size:
        (100 * Math.max(Math.abs(width), Math.abs(height))) / Math.max(sketch.width, sketch.height),
      motion: 'still',
      text: text.slice(0, 100),
    });
  }
}
