import { closestName } from '../files/closest-name.ts';

/** The names of errors of sketches, as the console has them; explained in ../preview/p5-error-rules.ts. */
export const P5_TOO_EARLY = 'P5TooEarly';
export const P5_NAME = 'P5Name';
export const P5_HIDDEN = 'P5Hidden';

/** Functions that p5 calls, where its variables were meant. */
const VARIABLES: Record<string, string> = {
  mousePressed: 'mouseIsPressed',
  keyPressed: 'keyIsPressed',
  mousex: 'mouseX',
  mousey: 'mouseY',
};

const UNKNOWN = /^(?:Can't find variable: )?(\S+?)(?: is not defined)?$/;
const NO_FUNCTION = /^(\S+) is not a function/;

/**
 * An error of a sketch, told as what p5 has to do with it; null when it has nothing to.
 *
 * @param names what p5 gives to sketches
 * @param runs p5 has begun: before, its names are not there
 */
export function gameError(
  error: { name: string; text: string },
  names: readonly string[],
  runs: boolean,
): { name: string; text: string } | null {
  if (error.name === 'ReferenceError') {
    const [, name = ''] = UNKNOWN.exec(error.text) ?? [];
    const variable = VARIABLES[name];
    if (variable) return { name: P5_NAME, text: `${name} (spelling: ${variable})` };
    if (names.includes(name)) return runs ? null : { name: P5_TOO_EARLY, text: name };
    const closest = name.length > 2 ? closestName(name, names) : null;
    return closest && { name: P5_NAME, text: `${name} (${closest.by}: ${closest.name})` };
  }
  if (error.name !== 'TypeError') return null;
  const [, name = ''] = NO_FUNCTION.exec(error.text) ?? [];
  return names.includes(name) ? { name: P5_HIDDEN, text: name } : null;
}
