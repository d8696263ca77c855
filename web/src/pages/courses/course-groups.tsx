import type { Course } from '@codivia/contract/api/courses';
import type { LearningPathSummary } from '@codivia/contract/api/learning-paths';
import { type ComponentProps, useId } from 'react';
import { Link } from 'react-router';
import { CourseGrid } from '../../features/courses/course-grid.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Group = { path: LearningPathSummary | undefined; courses: Course[] };

/**
 * The courses by their home paths: each path stands where its first course does, and courses without one come last.
 */
export function groupsOf(
  courses: readonly Course[],
  learningPaths: readonly LearningPathSummary[],
): Group[] {
  const homeOf = (course: Course) => learningPaths.find(({ id }) => id === course.path);
  const groups = [...Map.groupBy(courses, homeOf)].map(([path, found]) => ({
    path,
    courses: found,
  }));
  return [...groups.filter(({ path }) => path), ...groups.filter(({ path }) => !path)];
}

function GroupTitle({ path, id }: { path: LearningPathSummary | undefined; id: string }) {
  const { t, language } = useTranslation('courses');
  if (!path) {
    return (
      <h2 id={id} className="text-3xl">
        {t('other_courses')}
      </h2>
    );
  }
  const title = path.title[language];
  return (
    <div className="grid gap-1">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <p className="max-w-3xl text-lg text-muted">{path.promise[language]}</p>
      <Link
        to={paths.learningPath(path.id)}
        className="inline-flex min-h-11 items-center justify-self-start font-bold text-trail hover:underline"
      >
        {t('see_path')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Link>
    </div>
  );
}

function CourseGroup({
  path,
  ...grid
}: { path: LearningPathSummary | undefined } & ComponentProps<typeof CourseGrid>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <GroupTitle path={path} id={id} />
      <CourseGrid {...grid} />
    </section>
  );
}

/** The courses under the titles of their paths; without any path to show, all in one grid. */
export function CourseGroups({
  courses,
  learningPaths,
  ...grid
}: {
  courses: readonly Course[];
  learningPaths: readonly LearningPathSummary[];
} & Pick<ComponentProps<typeof CourseGrid>, 'completed' | 'trial'>) {
  const groups = groupsOf(courses, learningPaths);
  if (groups.every(({ path }) => !path)) {
    return <CourseGrid courses={courses} {...grid} leadsPage />;
  }
  return (
    <div className="grid gap-14">
      {groups.map(({ path, courses: found }, at) => (
        <CourseGroup
          key={path?.id ?? 'others'}
          path={path}
          courses={found}
          {...grid}
          leadsPage={at === 0}
        />
      ))}
    </div>
  );
}
