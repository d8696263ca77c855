import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  on: boolean;
  /** True where the browser cannot do it: the page then shows the element over everything else. */
  overlay: boolean;
  toggle: () => void;
}

/** Shows an element on the whole screen, and restores it; Escape does, too. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [native, setNative] = useState(false);
  const [overlay, setOverlay] = useState(false);

  useEffect(() => {
    const changed = () => setNative(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  useEffect(() => {
    if (!overlay) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setOverlay(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [overlay]);

  function toggle(): void {
    if (native) void document.exitFullscreen();
    else if (overlay) setOverlay(false);
    else if (typeof element.current?.requestFullscreen !== 'function') setOverlay(true);
    else element.current.requestFullscreen().catch(() => setOverlay(true));
  }

  return { on: native || overlay, overlay, toggle };
}
