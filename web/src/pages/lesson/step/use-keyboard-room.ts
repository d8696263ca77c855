import { useEffect } from 'react';

/** Keeps room for the keyboard of a touch screen. What does so is fetched when the visible part first changes. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    let end: (() => void) | null = () => seen.removeEventListener('resize', fetchRest);
    async function fetchRest(): Promise<void> {
      const { keepKeyboardRoom } = await import('./keyboard-room.ts');
      if (seen && end) end = keepKeyboardRoom(seen);
    }
    seen.addEventListener('resize', fetchRest, { once: true });
    return () => {
      end?.();
      end = null;
    };
  }, []);
}
