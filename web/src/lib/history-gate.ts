type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

// Browsers call a window's listeners in their order: the app imports this before its router listens.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => gate?.(event));

/** Hands "back" and "forward" to `next` before the router hears of them. Returns its end. */
export function gateHistory(next: Gate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
}
