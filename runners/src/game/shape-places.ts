import type { SceneShape } from '../preview/messages.ts';

type Shape = SceneShape['shape'];
/** A shape and the box around it, in the units of the sketch. */
export interface Placed {
  shape: Shape;
  x: number;
  y: number;
  width: number;
  height: number;
  text?: string;
}

/** The modes in which the sketch gives places: by a corner, the centre, a radius, or two corners. */
export interface Modes {
  rect: string;
  ellipse: string;
  image: string;
}

function box(shape: Shape, mode: string, [x = 0, y = 0, w = 0, h = w]: number[]): Placed {
  if (mode === 'center') return { shape, x, y, width: w, height: h };
  if (mode === 'radius') return { shape, x, y, width: 2 * w, height: 2 * h };
  if (mode === 'corners')
    return {
      shape,
      x: (x + w) / 2,
      y: (y + h) / 2,
      width: Math.abs(w - x),
      height: Math.abs(h - y),
    };
  return { shape, x: x + w / 2, y: y + h / 2, width: w, height: h };
}

/** The box around several points, given as x and y in turns. */
export function around(shape: Shape, points: readonly number[]): Placed {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    shape,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}

/** Returns the shape that a call draws and its place; null for calls that draw nothing of their own. */
export function placeOf(name: string, values: readonly unknown[], modes: Modes): Placed | null {
  const numbers = values.map(Number);
  const [first = 0, x = 0, y = 0, w = 0, h = 0] = numbers;
  switch (name) {
    case 'circle':
      return box('circle', modes.ellipse, numbers.slice(0, 3));
    case 'ellipse': {
      const isRound = values.length < 4 || numbers[2] === numbers[3];
      return box(isRound ? 'circle' : 'ellipse', modes.ellipse, numbers);
    }
    case 'arc':
      return box('arc', modes.ellipse, numbers);
    case 'square':
      return box('square', modes.rect, numbers.slice(0, 3));
    case 'rect': {
      const isSquare = values.length < 4 || numbers[2] === numbers[3];
      return box(isSquare ? 'square' : 'rectangle', modes.rect, numbers);
    }
    case 'line':
    case 'triangle':
    case 'quad':
      return around(name, numbers);
    case 'bezier':
    case 'curve':
      return around('curve', numbers);
    case 'point':
      return { shape: 'point', x: first, y: x, width: 1, height: 1 };
    case 'text':
      return { shape: 'text', x, y, width: 0, height: 0, text: String(values[0]) };
    case 'image': {
      const { width = 0, height = 0 } = (values[0] ?? {}) as { width?: number; height?: number };
      return box('image', modes.image, [x, y, w || width, h || height]);
    }
    default:
      return null;
  }
}
