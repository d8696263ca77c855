/** The actions of a visitor on a page, without the keyboard and the mouse of the person who looks at the check. */

const BUBBLING = { bubbles: true, cancelable: true, composed: true };

/** The field that was written into last: keys go there. */
let field: HTMLElement | null = null;

/** Clicks as a mouse does. */
export function pressElement(element: HTMLElement): void {
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
    const Kind = name.startsWith('pointer') ? PointerEvent : MouseEvent;
    element.dispatchEvent(new Kind(name, { ...BUBBLING, button: 0 }));
  }
  element.click();
}

function keyEvent(name: string, key: string): KeyboardEvent {
  return new KeyboardEvent(name, { ...BUBBLING, key, code: codeOf(key) });
}

function codeOf(key: string): string {
  if (key === ' ') return 'Space';
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : key;
}

/** Enter in a form presses its button, as browsers do for people. */
function sendForm(target: HTMLElement): void {
  if (!(target instanceof HTMLInputElement) || !target.form) return;
  const button = target.form.querySelector<HTMLElement>(
    'button:not([type=button], [type=reset]), input[type=submit]',
  );
  button?.click();
}

/** Presses and releases a key, in the field written into last or else on the page. */
export function pressKey(key: string): void {
  const target = field?.isConnected ? field : document.body;
  const down = keyEvent('keydown', key);
  if (target.dispatchEvent(down) && key === 'Enter') sendForm(target);
  target.dispatchEvent(keyEvent('keyup', key));
}

/** Replaces the text of a field, key by key; chooses an option of a list. */
export function fillIn(element: HTMLElement, text: string): void {
  field = element;
  const written = element as HTMLInputElement;
  if (isTyped(written)) typeKeys(written, text);
  // Other fields get the event with any value: an emptied slider already is in its middle.
  if (written.value !== text || text === '' || !isTyped(written)) {
    written.value = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function typeKeys(written: HTMLInputElement, text: string): void {
  written.value = '';
  let soFar = '';
  for (const sign of text) {
    written.dispatchEvent(keyEvent('keydown', sign));
    soFar += sign;
    written.value = soFar;
    written.dispatchEvent(new InputEvent('input', { bubbles: true, data: sign }));
    written.dispatchEvent(keyEvent('keyup', sign));
  }
}

/** Tells whether a field is filled sign by sign. Dates, colours, sliders and numbers are not: half a value is none. */
function isTyped({ type }: HTMLInputElement): boolean {
  return ['text', 'textarea', 'search', 'email', 'password', 'tel', 'url'].includes(type);
}
