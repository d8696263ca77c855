import { useState } from 'react';
import { moved } from './shown-lessons.ts';

/**
 * Holds the order during a drag: the dragged item takes the place it is held over. On release, the new order is passed
 * on, once.
 */
export function useDragging(ids: readonly string[], onReorder: (ids: string[]) => void) {
  const [order, setOrder] = useState<{ dragged: string; ids: readonly string[] } | null>(null);
  return {
    /** The order to show. */
    ids: order?.ids ?? ids,
    dragged: order?.dragged ?? null,
    start: (dragged: string) => setOrder({ dragged, ids }),
    over: (place: string) =>
      setOrder((now) => {
        if (!now || now.dragged === place) return now;
        const from = now.ids.indexOf(now.dragged);
        const to = now.ids.indexOf(place);
        return { dragged: now.dragged, ids: moved(now.ids, from, to) };
      }),
    end: () => {
      setOrder(null);
      if (order?.ids.some((id, i) => id !== ids[i])) onReorder([...order.ids]);
    },
  };
}
