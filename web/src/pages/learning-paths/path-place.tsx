import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { CourseArt } from '../../features/courses/course-art.tsx';
import { CourseMeta } from '../../features/courses/course-meta.tsx';
import { DifficultyBadge } from '../../features/courses/difficulty-badge.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import type { Place } from './path-progress.ts';
import { PathTrail } from './path-trail.tsx';

/** The round picture of a place: the artwork of its course, with its number or a check. Pure decoration. */
function Marker({ place: { course, state }, number }: { place: Place; number: number }) {
  return (
    <span aria-hidden="true" className="path-marker">
      <CourseArt course={course} className="path-marker-art" />
      <span
        className={classes(
          'path-marker-sign',
          state === 'completed' ? 'bg-done text-paper' : 'bg-trail text-on-trail',
        )}
      >
        {state === 'completed' ? <Check strokeWidth={3.5} className="size-4" /> : number}
      </span>
    </span>
  );
}

/** A course on the map; `isNext`: the path goes on there. */
export function PathPlace({
  place,
  number,
  isFirst,
  isNext,
}: {
  place: Place;
  number: number;
  isFirst: boolean;
  isNext: boolean;
}) {
  const { t, language } = useTranslation('learning-paths');
  const courses = useTranslation('courses').t;
  const { course, done, state } = place;
  return (
    <li className="path-place">
      <PathTrail
        part={isFirst ? 'start' : number % 2 === 1 ? 'left' : 'right'}
        walked={state === 'completed'}
      />
      <Marker place={place} number={number} />
      <div
        className={classes(
          'path-place-card group relative grid gap-3 rounded-card border bg-paper p-4 sm:p-5',
          isNext ? 'border-2 border-trail' : 'border-line',
        )}
      >
        <p className="flex flex-wrap gap-2">
          {state === 'completed' && <Badge tone="done">{t('completed')}</Badge>}
          {isNext && <Badge tone="joy">{t('next')}</Badge>}
          <Badge>{courses('age', { age: course.age })}</Badge>
          <DifficultyBadge difficulty={course.difficulty} />
        </p>
        <h3 className="hyphens-auto break-words text-xl sm:text-2xl">
          <Link
            to={paths.course(course.id)}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {localizedTitle(course, language)}
          </Link>
        </h3>
        <CourseMeta course={course} withLessons />
        {state === 'begun' && (
          <p className="font-bold text-trail">
            {courses('completed_of', { done, count: course.lessons.length })}
          </p>
        )}
      </div>
    </li>
  );
}
