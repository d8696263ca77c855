import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../lib/i18n.ts';
import { useNear } from '../../ui/use-near.ts';

/** Tells that the lower half is wanted; the server, which renders everything, does not wait for it. */
let want: () => void = () => undefined;
const wanted = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      want = resolve;
    });

const Sections = lazy(async () => {
  await wanted;
  return { default: (await import('./below-sections.tsx')).BelowSections };
});

/** What shows that the reader is about to do something. */
const STIRS = ['pointerdown', 'keydown', 'pointermove'] as const;

/** Wants the lower half at the reader's first stir. */
function useStir(): void {
  useEffect(() => {
    const stop = new AbortController();
    for (const stir of STIRS) {
      window.addEventListener(stir, () => want(), { once: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}

/**
 * The lower half of the home page. Nobody sees it on arrival, so its code and texts come when the reader
 * draws near or does anything at all, or at once when the address names a part of it. What the server
 * has rendered stays in its place meanwhile; else the place is about as high as the sections, and
 * nothing is under it but the footer, so that what is seen never jumps.
 */
export function Below() {
  const start = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const { hash, key } = useLocation();
  const [arrival] = useState(key);
  // React does not go on to another address before it has taken over what the server has rendered.
  if (hash || key !== arrival) want();
  useNear(start, () => want());
  useStir();
  return (
    // The attribute is for presses that come too early (docs/decisions/0161).
    <div ref={start} data-late="">
      {/* In another language everything is new: what the server has sent makes way. */}
      <Suspense key={language} fallback={<div className="min-h-[430rem] lg:min-h-[270rem]" />}>
        <Sections />
      </Suspense>
    </div>
  );
}
