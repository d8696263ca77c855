import type { LearningPath } from '@codivia/contract/api/learning-paths';
import { CourseProgress } from '../../features/courses/course-progress.tsx';
import { PathArt } from '../../features/learning-paths/path-art.tsx';
import { useCompletedLessonIds, useProgress } from '../../features/progress/progress.api.ts';
import { ProgressFailed } from '../../features/progress/progress-failed.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PathCertificate } from './path-certificate.tsx';
import { PathFacts } from './path-facts.tsx';
import { PathFollow } from './path-follow.tsx';
import { PathMap } from './path-map.tsx';
import { PathNext } from './path-next.tsx';
import { pathProgress } from './path-progress.ts';

/** The promise of a path, for whom it is, and its size. */
function PathHeader({ path }: { path: LearningPath }) {
  const { t, language } = useTranslation('learning-paths');
  return (
    <header className="grid justify-items-start gap-5">
      <BackLink to={paths.learningPaths}>{t('back')}</BackLink>
      <div className="grid w-full items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <PathArt
          path={path}
          className="w-full max-w-xl rounded-card shadow-card lg:order-last"
          inFirstView
        />
        <div className="grid justify-items-start gap-5">
          <h1 className="text-[clamp(2.4rem,6vw,4rem)]">{path.title[language]}</h1>
          <p className="max-w-3xl text-xl">{path.promise[language]}</p>
          <p className="max-w-3xl text-lg text-muted">{path.for_whom[language]}</p>
          <PathFacts hours={path.hours} courses={path.courses.length} />
          <ul aria-label={t('skills')} className="flex flex-wrap gap-2">
            {path.skills.map((skill) => (
              <li key={skill.en}>
                <Badge>{skill[language]}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  );
}

/** A path with the map of its courses and the reader's progress. */
export function PathView({ path }: { path: LearningPath }) {
  const { t, language } = useTranslation('learning-paths');
  const { user } = useSession();
  const progress = useProgress();
  const completed = useCompletedLessonIds();
  const { done, total, places, next } = pathProgress(path.courses, completed);
  const known = !user || progress.data !== undefined;
  const title = path.title[language];
  return (
    <div className="grid grid-cols-1 gap-10">
      <PageTitle title={title} description={path.promise[language]} />
      <PathHeader path={path} />
      {progress.isLoadingError && (
        <ProgressFailed title={t('progress_failed')} progress={progress} />
      )}
      {user && progress.isPending && <Skeleton className="h-11.5" />}
      {user && progress.data && <CourseProgress title={title} done={done} total={total} />}
      {known && <PathNext next={next} begun={done > 0} />}
      {user && next && <PathFollow pathId={path.id} />}
      <PathCertificate path={path} />
      <PathMap places={places} next={known ? next : undefined} />
    </div>
  );
}
