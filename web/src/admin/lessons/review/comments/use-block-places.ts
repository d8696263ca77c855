import { useEffect, useEffectEvent, useState } from 'react';
import type { TextArea } from '../../../blocks/editor/text-area.ts';

/** The places at which the blocks of a text begin, in pixels below an element beside them; null for a block that is not shown. */
export type Places = readonly (number | null)[];

const NONE: Places = [];

/**
 * Follows where the blocks of a text begin while it is written, loads or changes its width, and which of them is under the
 * pointer.
 */
export function useBlockPlaces(
  area: TextArea,
  beside: HTMLElement | null,
  count: number,
): { places: Places; pointed: number | null } {
  const [places, setPlaces] = useState<Places>(NONE);
  const [pointed, setPointed] = useState<number | null>(null);
  const { root } = area;

  const measure = useEffectEvent(() => {
    if (!beside) return;
    const elements = area.elements();
    const top = beside.getBoundingClientRect().top;
    // While a text is being written, what is known of its blocks may be older than what is shown.
    const next =
      elements.length === count
        ? elements.map((one) => one && Math.round(one.getBoundingClientRect().top - top))
        : NONE;
    const isSame = next.length === places.length && next.every((one, i) => one === places[i]);
    if (!isSame) setPlaces(next);
  });
  const point = useEffectEvent(({ clientY }: PointerEvent) => {
    if (!beside) return;
    const y = clientY - beside.getBoundingClientRect().top;
    const index = places.findLastIndex((one) => one !== null && one <= y);
    setPointed(index < 0 ? null : index);
  });

  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure());
    };
    const onMove = (event: PointerEvent) => point(event);
    const changes = new MutationObserver(later);
    changes.observe(root, { childList: true, subtree: true, characterData: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(root);
    root.addEventListener('pointermove', onMove);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      root.removeEventListener('pointermove', onMove);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks, or their first place, are measured at once
  useEffect(() => measure(), [beside, count]);
  return { places, pointed };
}
