function hold(event: Event): void {
  // Two fingers may still enlarge the page.
  if ((event as TouchEvent).touches.length === 1) event.preventDefault();
}

/**
 * The `ref` of a shape that a finger drags: the page stays where it is meanwhile. Browsers heed `touch-action` on boxes
 * and texts, but not on the shapes of a drawing, and React listens too late to keep the page.
 */
export function holdPage(shape: SVGElement | null) {
  shape?.addEventListener('touchstart', hold, { passive: false });
  return () => shape?.removeEventListener('touchstart', hold);
}
