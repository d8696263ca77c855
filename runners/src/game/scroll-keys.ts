/** Keys that scroll a page; in a game they play. */
const SCROLLING = new Set([
  ' ',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

/** The elements in which these keys have a function of their own. */
const FIELDS = 'input, textarea, select, button, a[href], [contenteditable]';

/** Keeps the keys of a game from scrolling the page around it. */
export function keepKeysFromScrolling(): void {
  addEventListener('keydown', (event) => {
    const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (SCROLLING.has(event.key) && !inField) event.preventDefault();
  });
}
