import type { Course } from '@codivia/contract/api/courses';
import { Flag, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Python and previews are large: they are loaded once somebody wants to see the sample. */
const Sample = lazy(async () => {
  const { ProjectSample } = await import('./project-sample.tsx');
  return { default: ProjectSample };
});

/** Describes the project at the end of a course, and shows its sample, which runs on request. */
export function CourseProject({ course }: { course: Course }) {
  const { t, language } = useTranslation('course-project');
  const [open, setOpen] = useState(false);
  const { project } = course;
  if (!project) return null;
  const summary = (language === 'fr' && project.summary_fr) || project.summary;
  return (
    <section aria-labelledby="project">
      <h2 id="project" className="mb-6 text-3xl">
        {t('title')}
      </h2>
      <Card className="grid grid-cols-1 gap-5 p-5 sm:p-8" data-project>
        <div className="flex gap-4 max-sm:flex-col sm:gap-5">
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-joy-soft sm:size-14"
          >
            <Flag className="size-6 sm:size-7" />
          </span>
          <div className="grid min-w-0 flex-1 gap-2">
            <h3 className="text-xl sm:text-2xl">{localizedTitle(project, language)}</h3>
            <p className="max-w-2xl text-lg">{summary}</p>
            <p className="max-w-2xl text-muted">{t('yours')}</p>
          </div>
        </div>
        {open ? (
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <Sample courseId={course.id} />
          </Suspense>
        ) : (
          <div className="noscript:hidden">
            <Button variant="joy" onClick={() => setOpen(true)}>
              <Play aria-hidden="true" className="size-5" />
              {t('run')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
