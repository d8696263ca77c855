import { namesIn } from '../preview/near-names.ts';
import { GLOBALS, knownElsewhere, MISSPELT, scopeError } from '../preview/scope-errors.ts';

/** The names of errors of sketches, as the console has them; explained in ../preview/p5-error-rules.ts. */
export const P5_TOO_EARLY = 'P5TooEarly';
export const P5_NAME = 'P5Name';
export const P5_HIDDEN = 'P5Hidden';
export const P5_VARIABLE = 'P5Variable';
export const P5_COLOR = 'P5Color';
export const P5_PICTURE = 'P5Picture';

/** The names that p5 gives to sketches and that are not functions. */
const NO_FUNCTIONS =
  /^(?:p?mouse[XY]|p?winMouse[XY]|moved[XY]|mouseButton|mouseIsPressed|key|keyCode|keyIsPressed|width|height|window(?:Width|Height)|display(?:Width|Height)|frameCount|deltaTime|focused|touches|pixels|[A-Z_0-9]+)$/;

/** Functions that p5 calls, where its variables were meant. */
const VARIABLES: Record<string, string> = {
  mousePressed: 'mouseIsPressed',
  keyPressed: 'keyIsPressed',
  mousex: 'mouseX',
  mousey: 'mouseY',
};

const isConstant = (name: string) => /^[A-Z_0-9]+$/.test(name);

/**
 * Returns names that may be meant by a misspelt one. Constants are written in capitals: a name in small letters is no
 * misspelling of one, unless it has all its letters.
 */
function meantNames(name: string, names: readonly string[]): readonly string[] {
  if (isConstant(name)) return names;
  return names.filter((one) => !isConstant(one) || one.toLowerCase() === name.toLowerCase());
}

/** Pattern of an error that names the probable meaning: the kind of difference, and the name. */
const MISSPELT_TEXT = /\((\w+): (.+)\)$/;

const UNKNOWN = /^(?:Can't find variable: )?(\S+?)(?: is not defined)?$/;
const NO_FUNCTION = /^(\S+) is not a function/;

/**
 * Explains an error of a sketch that is about p5; null for any other.
 *
 * @param code all scripts of the sketch
 * @param names the names that p5 gives to sketches
 * @param runs p5 has begun: before, its names are not there
 */
export function gameError(
  error: { name: string; text: string },
  code: string,
  names: readonly string[],
  runs: boolean,
): { name: string; text: string } | null {
  if (error.name === 'ReferenceError') {
    const [, name = ''] = UNKNOWN.exec(error.text) ?? [];
    const certain = knownElsewhere(name, code);
    if (certain) return certain;
    const variable = VARIABLES[name];
    if (variable) return { name: P5_NAME, text: `${name} (spelling: ${variable})` };
    if (names.includes(name)) return runs ? null : { name: P5_TOO_EARLY, text: name };
    const scopeProblem = scopeError(error, code, meantNames(name, names));
    const [, by, closest = ''] =
      MISSPELT_TEXT.exec(scopeProblem?.name === MISSPELT ? scopeProblem.text : '') ?? [];
    const isOwn = GLOBALS.includes(closest) || namesIn(code).has(closest);
    if (closest === '' || isOwn) return scopeProblem;
    return { name: P5_NAME, text: `${name} (${by}: ${closest})` };
  }
  if (/\[object Arguments\] ?is not a valid color/.test(error.text))
    return { name: P5_COLOR, text: '' };
  if (error.name !== 'TypeError') return null;
  if (/'drawImage'|drawImage.*(?:argument 1|type error)/i.test(error.text))
    return { name: P5_PICTURE, text: '' };
  const [, name = ''] = NO_FUNCTION.exec(error.text) ?? [];
  if (!names.includes(name)) return scopeError(error, code);
  return { name: NO_FUNCTIONS.test(name) ? P5_VARIABLE : P5_HIDDEN, text: name };
}
