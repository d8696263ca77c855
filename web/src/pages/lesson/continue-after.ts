/** What ends a lesson: the ways on. */
export const LESSON_STEPS_ID = 'lesson-steps';

/** Shows and focuses what follows in a lesson after the part that holds an element; at its end, the ways on. */
export function continueAfter(element: Element): void {
  const part = element.closest('.lesson-content > *');
  const next = part?.nextElementSibling ?? document.querySelector(`#${LESSON_STEPS_ID}`);
  if (!(next instanceof HTMLElement)) return;
  // Text takes the focus from here alone: it is read on from there.
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  next.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}
