import { useEffect, useEffectEvent } from 'react';

const TAKES_ENTER =
  'a, button, input, select, textarea, summary, [contenteditable="true"], [role="textbox"], [tabindex="0"]';

type Options = {
  /** Checks or runs the open part; null if there is nothing to check or run. */
  onRunKey: (() => void) | null;
  /** Opens the next step; null while something else comes first. */
  onEnter: (() => void) | null;
};

const inDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Ctrl or ⌘ + Enter checks or runs, from within an editor too; Enter continues where nothing else uses it.
 * Nothing of the step needs the focus.
 */
export function useStepKeys({ onRunKey, onEnter }: Options): void {
  const runKey = useEffectEvent((event: KeyboardEvent) => {
    if (!onRunKey || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (inDialog()) return;
    // The editor would run its program, where the answer is to be checked.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) onRunKey();
  });
  const enter = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (!onEnter || key !== 'Enter' || event.defaultPrevented || inDialog()) return;
    if (ctrlKey || metaKey || altKey || shiftKey || repeat) return;
    if (target instanceof Element && target.closest(TAKES_ENTER)) return;
    event.preventDefault();
    onEnter();
  });
  useEffect(() => {
    const first = (event: KeyboardEvent) => runKey(event);
    const last = (event: KeyboardEvent) => enter(event);
    document.addEventListener('keydown', first, { capture: true });
    document.addEventListener('keydown', last);
    return () => {
      document.removeEventListener('keydown', first, { capture: true });
      document.removeEventListener('keydown', last);
    };
  }, []);
}
