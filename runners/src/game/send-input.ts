/** The number that p5 gives a key, if it is not that of its capital letter. */
const NUMBERS: Record<string, number> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Shift: 16,
  Control: 17,
  Alt: 18,
  Escape: 27,
  ' ': 32,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
};

/** Presses or releases a key. */
export function sendKey(kind: 'keydown' | 'keyup', key: string): void {
  const event = new KeyboardEvent(kind, { key, bubbles: true, cancelable: true });
  const number = NUMBERS[key] ?? key.toUpperCase().charCodeAt(0);
  for (const name of ['which', 'keyCode']) Object.defineProperty(event, name, { value: number });
  document.body.dispatchEvent(event);
  if (kind === 'keyup' || key.length > 1) return;
  const typed = new KeyboardEvent('keypress', { key, bubbles: true, cancelable: true });
  Object.defineProperty(typed, 'which', { value: key.charCodeAt(0) });
  document.body.dispatchEvent(typed);
}

type MouseKind = 'mousemove' | 'mousedown' | 'mouseup' | 'click';

/** Sends mouse events at a place of the canvas, in p5's coordinates. */
export function sendMouse(canvas: HTMLElement, kinds: MouseKind[], x: number, y: number): void {
  const { left, top } = canvas.getBoundingClientRect();
  const place = { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true, button: 0 };
  for (const kind of kinds) canvas.dispatchEvent(new MouseEvent(kind, place));
}
