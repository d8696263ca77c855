import type { Course } from '@codivia/contract/api/courses';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedDescription, localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { CourseIcon } from '../../ui/icon-tile.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { CourseArt } from './course-art.tsx';
import { CourseMeta } from './course-meta.tsx';
import { DifficultyBadge } from './difficulty-badge.tsx';

/** Describes a course: its title, description and figures. */
export function CourseHeader({ course }: { course: Course }) {
  const { t, language } = useTranslation('courses');
  return (
    <header className="grid justify-items-start gap-5">
      <BackLink to={paths.courses}>{t('back')}</BackLink>
      <div className="grid w-full items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <CourseArt
          course={course}
          className="w-full max-w-xl rounded-card shadow-card lg:order-last"
          inFirstView
        />
        <div className="grid justify-items-start gap-5">
          <div className="flex items-center gap-4">
            <CourseIcon icon={course.icon} color={course.color} />
            <DifficultyBadge difficulty={course.difficulty} />
          </div>
          <h1 className="wrap-anywhere text-[clamp(min(2.4rem,9.6vw),6vw,4rem)]">
            {localizedTitle(course, language)}
          </h1>
          <SafeHtml html={localizedDescription(course, language)} className="max-w-3xl text-lg" />
          <CourseMeta course={course} withLessons />
        </div>
      </div>
    </header>
  );
}
