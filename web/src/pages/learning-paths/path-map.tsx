import { Flag } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { PathPlace } from './path-place.tsx';
import type { Place } from './path-progress.ts';
import { PathTrail } from './path-trail.tsx';

/** The courses of a path as places along a trail, in their order; to screen readers a numbered list. */
export function PathMap({ places, next }: { places: readonly Place[]; next: Place | undefined }) {
  const { t } = useTranslation('learning-paths');
  const changed = useChanged([
    next?.course.id,
    ...places.flatMap(({ course, done }) => [course, done]),
  ]);
  return (
    <section aria-labelledby="map" className="grid gap-6">
      <h2 id="map" className="text-3xl">
        {t('map')}
      </h2>
      <div className="path-map rounded-card border border-line bg-surface shadow-card">
        <ServerHtml as="ol" changed={changed}>
          {places.map((place, at) => (
            <PathPlace
              key={place.course.id}
              place={place}
              number={at + 1}
              isFirst={at === 0}
              isNext={place.course.id === next?.course.id}
            />
          ))}
        </ServerHtml>
        <div aria-hidden="true" className="path-goal">
          <PathTrail part="end" walked={!next} />
          <span className="path-marker bg-joy text-on-joy">
            <Flag strokeWidth={2.5} className="size-7" />
          </span>
        </div>
      </div>
    </section>
  );
}
