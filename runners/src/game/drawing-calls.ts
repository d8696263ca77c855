/** The functions by which p5 draws, or sets how it draws. */
const DRAWING =
  'background clear circle ellipse rect square line point triangle quad arc bezier curve text image ' +
  'beginShape vertex curveVertex bezierVertex endShape fill noFill stroke noStroke strokeWeight ' +
  'strokeCap strokeJoin textSize textAlign textFont textStyle translate rotate scale shearX shearY ' +
  'push pop rectMode ellipseMode imageMode angleMode colorMode tint noTint erase noErase ' +
  'createCanvas frameRate noLoop loop cursor noCursor';

type Method = (this: unknown, ...values: unknown[]) => unknown;
interface Call {
  name: string;
  values: unknown[];
}

interface Watch {
  /** Returns the arguments of each call of that name, in the frame drawn last. */
  inLastFrame(name: string): unknown[][];
  /** Returns the arguments of each call of that name before the first frame. */
  inSetup(name: string): unknown[][];
}

type Registers = { registerMethod(hook: string, work: () => void): void };

/** Records the drawing calls of a sketch; to be called before the sketch exists. */
export function watchDrawing(prototype: Record<string, unknown>): Watch {
  const setup: Call[] = [];
  let calls = setup;
  /** p5 calls these functions itself too: only the sketch's calls count. */
  let depth = 0;
  for (const name of DRAWING.split(' ')) {
    const original = prototype[name] as Method;
    prototype[name] = function watched(this: unknown, ...values: unknown[]) {
      if (depth === 0) calls.push({ name, values });
      depth++;
      try {
        return original.apply(this, values);
      } finally {
        depth--;
      }
    };
  }
  (prototype as unknown as Registers).registerMethod('pre', () => {
    calls = [];
  });
  const of = (list: Call[], searched: string) =>
    list.filter(({ name }) => name === searched).map(({ values }) => values);
  return {
    inLastFrame: (name) => (calls === setup ? [] : of(calls, name)),
    inSetup: (name) => of(setup, name),
  };
}
