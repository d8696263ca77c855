import { useEffect, useState } from 'react';

/**
 * Lets a part of a page cover the whole screen: the whole document is made large, so that dialogs stay visible above
 * the part. Where a browser cannot do that, the part covers the window.
 */
export function useWholeScreen() {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const left = () => document.fullscreenElement || setOn(false);
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);

  function toggle(): void {
    setOn(!on);
    if (on && document.fullscreenElement) void document.exitFullscreen();
    if (!on) void document.documentElement.requestFullscreen?.().catch(() => {});
  }
  return { on, toggle };
}
