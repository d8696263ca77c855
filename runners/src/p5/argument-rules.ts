/**
 * What functions of p5 take: the names of their values, `?` behind those that may be missing. They are numbers
 * unless it says `:any` or `:text`. From https://p5js.org/reference/, as far as beginners use it.
 */
const TAKES: Record<string, string> = {
  createCanvas: 'width? height? mode:any? other:any?',
  resizeCanvas: 'width height wait:any?',
  circle: 'x y diameter',
  square: 'x y size corner1? corner2? corner3? corner4?',
  rect: 'x y width height? corner1? corner2? corner3? corner4?',
  ellipse: 'x y width height? detail?',
  line: 'x1 y1 x2 y2 more1? more2?',
  point: 'x:any y? z?',
  triangle: 'x1 y1 x2 y2 x3 y3',
  quad: 'x1 y1 x2 y2 x3 y3 x4 y4 more1? more2? more3? more4? more5? more6?',
  arc: 'x y width height start stop mode:any? detail?',
  bezier: 'x1 y1 x2 y2 x3 y3 x4 y4 more1? more2? more3? more4?',
  curve: 'x1 y1 x2 y2 x3 y3 x4 y4 more1? more2? more3? more4?',
  text: 'text:any x y width? height?',
  textSize: 'size?',
  strokeWeight: 'pixels',
  background: 'red:any green:any? blue:any? opacity:any?',
  fill: 'red:any green:any? blue:any? opacity:any?',
  stroke: 'red:any green:any? blue:any? opacity:any?',
  color: 'red:any green:any? blue:any? opacity:any?',
  translate: 'x:any y? z?',
  rotate: 'angle axis:any?',
  scale: 'factor:any y? z?',
  image: 'picture:any x y width? height? sx? sy? swidth? sheight? fit:any? alignX:any? alignY:any?',
  frameRate: 'perSecond?',
  map: 'value from to newFrom newTo stay:any?',
  constrain: 'value least most',
  dist: 'x1 y1 x2 y2 more1? more2?',
  lerp: 'from to share',
  keyIsDown: 'keyCode',
  createButton: 'text:any value:any?',
  createSlider: 'min max value? step?',
  describe: 'text:text where:any?',
  describeElement: 'name:text text:text where:any?',
};

interface Value {
  name: string;
  kind: 'number' | 'any' | 'text';
  optional: boolean;
}

export interface ArgumentRule {
  values: readonly Value[];
  least: number;
}

function ruleOf(line: string): ArgumentRule {
  const values = line.split(' ').map((written): Value => {
    const [name = '', kind = 'number'] = written.replace('?', '').split(':');
    return { name, kind: kind as Value['kind'], optional: written.endsWith('?') };
  });
  return { values, least: values.filter(({ optional }) => !optional).length };
}

/** What is known of the functions of p5, by their names. */
export const ARGUMENT_RULES: ReadonlyMap<string, ArgumentRule> = new Map(
  Object.entries(TAKES).map(([name, line]) => [name, ruleOf(line)]),
);

/** What is wrong with the values of a call, and what the message tells besides the function's name. */
export interface ArgumentProblem {
  notice: 'p5_too_few' | 'p5_too_many' | 'p5_wrong_type' | 'p5_empty';
  about: string[];
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return `[${value.slice(0, 4).join(', ')}]`;
  return typeof value === 'function' ? `${value.name}()` : String(value).slice(0, 40);
}

function isNumber(value: unknown): boolean {
  if (typeof value === 'number') return true;
  // p5 reads numbers that are written as a text.
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value));
}

/** What is wrong with the values that a function of p5 is given; null when they are as they should be. */
export function argumentProblem(
  { values, least }: ArgumentRule,
  given: readonly unknown[],
): ArgumentProblem | null {
  const needed = values.filter(({ optional }) => !optional).map(({ name }) => name);
  if (given.length < least)
    return { notice: 'p5_too_few', about: [needed.join(', '), String(given.length)] };
  if (given.length > values.length)
    return { notice: 'p5_too_many', about: [String(values.length), String(given.length)] };
  for (const [i, value] of given.entries()) {
    const { name = '', kind, optional } = values[i] ?? {};
    if (kind === 'any' || (optional && value === undefined)) continue;
    const isEmpty = value === undefined || value === null || Number.isNaN(value);
    if (isEmpty) return { notice: 'p5_empty', about: [name, String(value)] };
    if (kind === 'number' && !isNumber(value))
      return { notice: 'p5_wrong_type', about: [name, shown(value)] };
  }
  return null;
}
