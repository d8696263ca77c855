type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

// Browsers call a window's listeners in their order: the app imports this before its router listens.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => gate?.(event));

/** Passes "back" and "forward" to `next` before the router handles them. Returns the function that stops this. */
export function gateHistory(next: Gate): () => void {
  gate = next;
  return () => {
    if (gate === next) gate = null;
  };
}
