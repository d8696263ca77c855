import { useEffect, useState } from 'react';

/**
 * Returns the height in pixels that the keyboard of a touch screen leaves free, or null while no keyboard (nor a
 * pinched page) takes some: then the style sheet decides.
 */
export function useVisibleHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
      const covered = seen.scale === 1 && window.innerHeight - seen.height > 120;
      setHeight(covered ? seen.height : null);
    };
    seen.addEventListener('resize', measure);
    return () => seen.removeEventListener('resize', measure);
  }, []);
  return height;
}
