/** These events begin an input that the editor may finish only in the next frame. */
const INPUT = ['keydown', 'beforeinput', 'compositionend'] as const;
/** Timeout for windows that are not drawn, which have no frames, in milliseconds. */
const LONGEST_MS = 2000;

/**
 * Calls back when no input into an editor is in progress. CodeMirror holds keys of phones back until the next frame,
 * and forgets them when another change comes before it: an edit of somebody else, or its acknowledgement, would take
 * an Enter away.
 */
export function awaitInput(editor: HTMLElement) {
  const steps: (() => void)[] = [];
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
    for (const step of steps.splice(0)) step();
  }
  // It bubbles here after the editor has asked for its frame, so this one comes after it.
  function hold(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
    timer ??= setTimeout(settle, LONGEST_MS);
  }
  for (const type of INPUT) editor.addEventListener(type, hold);

  return {
    /** Runs a step now, or after the earlier ones once no input is in progress. */
    whenIdle(step: () => void): void {
      if (timer === undefined) step();
      else steps.push(step);
    },
    /** Runs the waiting steps, and stops listening. */
    end(): void {
      for (const type of INPUT) editor.removeEventListener(type, hold);
      settle();
    },
  };
}
