import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import type { FormEvents } from '../kit/editing-dialog.tsx';
import { EditingForm, FormPart } from '../kit/editing-form.tsx';
import { conflictFields } from './conflict-fields.ts';
import { Facts, Names, Place } from './course-fields.tsx';
import { Texts, Visibility } from './course-texts.tsx';
import { type CourseValues, NEW_VALUES, valuesOf } from './course-values.ts';
import { useSaveCourse } from './use-save-course.ts';

/** The course to edit; a new one without. */
type Props = FormEvents & { course?: AdminCourse };

/** All fields of a course that an administrator may edit. */
export function CourseForm({ course, onSaved, ...events }: Props) {
  const { t } = useTranslation('admin-courses');
  const common = useTranslation('common').t;
  const form = useForm<CourseValues>({ defaultValues: course ? valuesOf(course) : NEW_VALUES });
  const { dirtyFields } = form.formState;
  const saver = useSaveCourse({ course, form, onSaved });
  return (
    <EditingForm
      {...events}
      form={form}
      saver={saver}
      saveLabel={t('form.save')}
      describeConflict={(conflict) => ({
        edited: { subject: 'course', id: conflict.base.id, since: conflict.base.edited_at },
        fields: conflictFields(conflict, form.getValues(), dirtyFields, t, common),
      })}
    >
      <FormPart title={t('form.general')}>
        <Names form={form} isNew={!course} />
        <Facts form={form} />
        <Place form={form} />
      </FormPart>
      <FormPart title={t('form.visibility')}>
        <Visibility form={form} />
      </FormPart>
      <FormPart title={t('form.texts')} hint={t('form.texts_hint')}>
        <Texts form={form} />
      </FormPart>
    </EditingForm>
  );
}
