import type { CourseImport } from '@codivia/contract/api/admin-course-files';
import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';

type QuestionProps = {
  course: AdminCourse;
  busy: boolean;
  onReplace: () => void;
  onCancel: () => void;
};

/** Asks whether the zip is to replace the existing course with this id. */
export function ReplaceQuestion({ course, busy, onReplace, onCancel }: QuestionProps) {
  const { t } = useTranslation('admin-courses');
  const common = useTranslation('common').t;
  const named = { id: course.id, title: localizedTitle(course, useLanguage()) };
  return (
    <div role="alert" className="grid gap-4">
      <p className="font-bold">
        {t(course.deleted_at ? 'imports.exists_deleted' : 'imports.exists', named)}
      </p>
      <p>{t('imports.exists_text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" loading={busy} onClick={onReplace}>
          {t('imports.replace')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Shows the problems, file by file. */
export function Refusals(props: { problems: readonly ContentProblem[]; onAgain: () => void }) {
  const { problems, onAgain } = props;
  const { t, language } = useTranslation('admin-courses');
  const files = Map.groupBy(problems, ({ file }) => file ?? '');
  return (
    <div role="alert" className="grid gap-4">
      <p className="font-bold text-danger">{t('imports.refused', { count: problems.length })}</p>
      <ul className="grid gap-4">
        {[...files].map(([file, found]) => (
          <li key={file}>
            <p className="wrap-anywhere font-bold font-mono text-sm">
              {file || t('imports.general')}
            </p>
            <ul className="grid list-disc gap-1 ps-5">
              {found.map(({ line, exercise, detail }) => (
                <li key={`${line} ${exercise} ${detail.en}`}>
                  {[line && t('imports.line', { line }), exercise, detail[language]]
                    .filter(Boolean)
                    .join(' – ')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onAgain} className="justify-self-start">
        {t('imports.again')}
      </Button>
    </div>
  );
}

/** Shows what was imported. */
export function Imported({ result, onClose }: { result: CourseImport; onClose: () => void }) {
  const { t } = useTranslation('admin-courses');
  const common = useTranslation('common').t;
  const title = localizedTitle(result.course, useLanguage());
  const { lessons, deleted_lessons, to_verify, ignored, replaced } = result;
  return (
    <div role="status" className="grid gap-4">
      <p className="font-bold">{t(replaced ? 'imports.replaced' : 'imports.done', { title })}</p>
      <p>{t('imports.lessons', { count: lessons })}</p>
      {to_verify > 0 && (
        <p className="rounded-control bg-danger-soft p-4">
          {t('imports.to_verify', { count: to_verify })}{' '}
          <Link
            to={`${paths.admin}?section=lessons&course=${result.course.id}`}
            className="font-bold text-trail underline underline-offset-4"
          >
            {t('imports.verify')}
          </Link>
        </p>
      )}
      {deleted_lessons > 0 && <p>{t('imports.deleted', { count: deleted_lessons })}</p>}
      {ignored.length > 0 && (
        <div className="grid gap-1">
          <p>{t('imports.ignored', { count: ignored.length })}</p>
          <ul className="grid list-disc gap-1 ps-5 font-mono text-sm">
            {ignored.map((file) => (
              <li key={file} className="wrap-anywhere">
                {file}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button onClick={onClose} className="justify-self-start">
        {common('close')}
      </Button>
    </div>
  );
}
