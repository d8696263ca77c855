import { useEffect, useEffectEvent } from 'react';
import { storedChoice } from './kept-choice.ts';

/**
 * Tells whether `?` opens the help of editors. A key without Ctrl can be pressed by mistake, or by software that turns
 * speech into keys, so it can be switched off (WCAG 2.1.4).
 */
export const helpKey = storedChoice<'on' | 'off'>(
  'code_help_key',
  (stored) => (stored === 'off' ? 'off' : 'on'),
  () => {},
);

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

function isForHelp({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TYPED_INTO)) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

/** Calls back when `?` is pressed outside of any text field. */
export function useHelpKey(onHelp: () => void): void {
  const enabled = helpKey.use() === 'on';
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isForHelp(event)) return;
      event.preventDefault();
      help();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
