import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../lib/i18n.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';

/** Starts loading the lower half; the server, which renders everything, does not wait for it. */
let loadSections: () => void = () => undefined;
const loadRequested = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      loadSections = resolve;
    });

const Sections = lazy(async () => {
  await loadRequested;
  return { default: (await import('./lower-sections.tsx')).LowerSections };
});

/** The events that show that the reader is about to do something. */
const INTERACTIONS = ['pointerdown', 'keydown', 'pointermove'] as const;

/** Loads the lower half at the reader's first interaction. */
function useFirstInteraction(): void {
  useEffect(() => {
    const stop = new AbortController();
    for (const interaction of INTERACTIONS) {
      window.addEventListener(interaction, () => loadSections(), {
        once: true,
        signal: stop.signal,
      });
    }
    return () => stop.abort();
  }, []);
}

/**
 * The lower half of the home page. Nobody sees it on arrival, so its code and texts are loaded when the reader scrolls
 * near it or does anything at all, or at once when the address names a part of it. Meanwhile the server's rendering
 * stays in its place; without one, the place is about as high as the sections, and only the footer is below it, so that
 * the visible part never jumps.
 */
export function LazySections() {
  const start = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const { hash, key } = useLocation();
  const [arrival] = useState(key);
  // React does not navigate to another address before it has taken over what the server has rendered.
  if (hash || key !== arrival) loadSections();
  useNearViewport(start, () => loadSections());
  useFirstInteraction();
  return (
    // The attribute is for presses that come too early (docs/decisions/0161).
    <div ref={start} data-late="">
      {/* In another language everything is new: what the server has sent makes way. */}
      <Suspense key={language} fallback={<div className="min-h-[232rem] lg:min-h-[268rem]" />}>
        <Sections />
      </Suspense>
    </div>
  );
}
