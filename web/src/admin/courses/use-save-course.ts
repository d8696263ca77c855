import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { useSaveOverRevision } from '../kit/use-save-over-revision.ts';
import { useCreateCourse, useRestoreCourse, useUpdateCourse } from './admin-courses.api.ts';
import { type CourseValues, newCourseOf, only, valuesOf } from './course-values.ts';

type Options = {
  course: AdminCourse | undefined;
  form: UseFormReturn<CourseValues>;
  onSaved: () => void;
};

/** Saves a course, new or edited, and handles a save by somebody else in the meantime. */
export function useSaveCourse({ course, form, onSaved }: Options) {
  const { t } = useTranslation('admin-courses');
  const create = useCreateCourse();
  const update = useUpdateCourse();
  const restore = useRestoreCourse();
  return useSaveOverRevision({
    item: course,
    subject: 'course',
    form,
    valuesOf,
    create: (values, answered) => create.mutate(newCourseOf(values), answered),
    update: ({ id, revision }, answered) => {
      const changes = only(form.getValues(), form.formState.dirtyFields);
      update.mutate({ id, revision, ...changes }, answered);
    },
    restore: ({ id }, answered) => restore.mutate(id, answered),
    saving: create.isPending || update.isPending || restore.isPending,
    taken: { code: 'course_id_taken', field: 'id' },
    texts: { created: t('created'), saved: t('saved'), failed: t('save_error') },
    onSaved,
  });
}
