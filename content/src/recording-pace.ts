/** Words of a note read in a minute, with an eye on the code. */
const WORDS_A_MINUTE = 140;
/** Time for which every note and every result is visible before anything else happens, in milliseconds. */
const STEP_MS = 2500;
/** Mean time of one key, in milliseconds; each key differs from it by up to a half. */
const KEY_MS = 175;
/** Pause at the end of a line, where a typist looks up. */
const LINE_MS = 420;
/** Maximum time between two keys of one edit, in milliseconds. */
const EDIT_MS = 200;
const BEFORE_RUN_MS = 1200;

/** Some characters that appear at once, `after` milliseconds. */
interface Stroke {
  typed: string;
  after: number;
}

/** The pace of a recording; the same at every call. */
export interface Pace {
  typing(text: string): Stroke[];
  /** Returns the milliseconds to read a text and look at its subject. */
  reading(text: string): number;
  beforeRun: number;
}

/** Numbers from 0 to 1 in an order that is always the same (a linear congruential generator). */
function variation(): () => number {
  let state = 20_240_229;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A pace of its own for each recording. */
export function createPace(): Pace {
  const vary = variation();

  function typing(text: string): Stroke[] {
    const strokes: Stroke[] = [];
    let pending: Stroke = { typed: '', after: 0 };
    // A new line brings its indentation along, as in the editor.
    for (const key of text.match(/\n *|[^\n]/gu) ?? []) {
      pending.after += Math.round(KEY_MS * (0.5 + vary()) + (key[0] === '\n' ? LINE_MS : 0));
      pending.typed += key;
      if (pending.after < EDIT_MS) continue;
      strokes.push(pending);
      pending = { typed: '', after: 0 };
    }
    return pending.typed === '' ? strokes : [...strokes, pending];
  }

  return {
    typing,
    reading: (text) => STEP_MS + (text.split(/\s+/).length / WORDS_A_MINUTE) * 60_000,
    beforeRun: BEFORE_RUN_MS,
  };
}
