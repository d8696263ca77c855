import { useState } from 'react';
import { moved } from './shown-lessons.ts';

/**
 * The order while something is dragged: what is dragged takes the place it is held over. Let go, the
 * order is handed over, once.
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
