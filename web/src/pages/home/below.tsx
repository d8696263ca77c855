import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadedLater } from '../../ui/loaded-later.ts';
import { useNear } from '../../ui/use-near.ts';

const sections = loadedLater(async () => (await import('./below-sections.tsx')).BelowSections);

/** About as high as the sections, so that a reader who comes back finds their place. */
const Place = () => <div className="min-h-[430rem] lg:min-h-[270rem]" />;

/**
 * The lower half of the home page. Nobody sees it on arrival, so its code and texts come when the reader
 * draws near, or at once when the address names a part of it. Nothing stands under it but the footer:
 * what is seen never jumps.
 */
export function Below() {
  const start = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const [near, setNear] = useState(false);
  useNear(start, () => setNear(true));
  const Sections = sections.usePart(near || hash !== '');
  return (
    <div ref={start}>
      {Sections ? (
        <Suspense fallback={<Place />}>
          <Sections />
        </Suspense>
      ) : (
        <Place />
      )}
    </div>
  );
}
