/** A keyboard covers more than this many pixels; bars of browsers that come and go cover less. */
const KEYBOARD_MIN = 120;
/** The keyboard leaves less than this many pixels on a phone that is held on its side. */
const LOW = 240;

/** The line of an editor that is written in, else the field that has the focus. */
function writtenPlace(): Element | null {
  const focused = document.activeElement;
  if (!focused?.matches('input, textarea, [contenteditable]')) return null;
  const node = getSelection()?.focusNode;
  const line = (node instanceof Element ? node : node?.parentElement)?.closest('.cm-line');
  return line && focused.contains(line) ? line : focused;
}

/**
 * While the keyboard of a touch screen lies over the page, `--keyboard` is the height that it covers: the bars move
 * above it (step.css), and what is written stays in sight. Where the browser makes the page itself lower, nothing is
 * covered. Returns the function that stops this.
 */
export function keepKeyboardRoom(seen: VisualViewport): () => void {
  const root = document.documentElement;
  function clear(): void {
    delete root.dataset.keyboard;
    root.style.removeProperty('--keyboard');
    root.style.removeProperty('--above');
  }
  function measure(): void {
    const hidden = seen.scale === 1 ? window.innerHeight - seen.height : 0;
    if (hidden < KEYBOARD_MIN) {
      clear();
      return;
    }
    root.dataset.keyboard = seen.height < LOW ? 'low' : '';
    root.style.setProperty('--keyboard', `${Math.max(0, hidden - seen.offsetTop)}px`);
    root.style.setProperty('--above', `${seen.offsetTop}px`);
  }
  function resize(): void {
    measure();
    if (root.dataset.keyboard !== undefined) {
      writtenPlace()?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }
  resize();
  seen.addEventListener('resize', resize);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', resize);
    seen.removeEventListener('scroll', measure);
    clear();
  };
}
