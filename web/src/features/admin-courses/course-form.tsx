import type { AdminCourse } from '@codivia/contract/admin-courses';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormPart } from '../../ui/form-part.tsx';
import { conflictFields } from './conflict-fields.ts';
import { Facts, Names } from './course-fields.tsx';
import { Texts, Visibility } from './course-texts.tsx';
import { type CourseValues, NEW_VALUES, valuesOf } from './course-values.ts';
import { useSaveCourse } from './use-save-course.ts';

type Props = {
  /** The course to edit; a new one without. */
  course?: AdminCourse;
  onSaved: () => void;
  onCancel: () => void;
  /** Tells whether there are changes that are not saved. */
  onUnsaved: (unsaved: boolean) => void;
};

/** All that an administrator says of a course. */
export function CourseForm({ course, onSaved, onCancel, onUnsaved }: Props) {
  const { t } = useTranslation('admin-courses');
  const common = useTranslation('common').t;
  const form = useForm<CourseValues>({ defaultValues: course ? valuesOf(course) : NEW_VALUES });
  const { isDirty, dirtyFields } = form.formState;
  const { save, saving, problem, conflict, takeTheirs, keepMine } = useSaveCourse({
    course,
    form,
    onSaved,
  });
  const tellUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => tellUnsaved(isDirty), [isDirty]);
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(save)}>
      {conflict && (
        <EditConflict
          edited={{ subject: 'course', id: conflict.base.id, since: conflict.base.edited_at }}
          fields={conflictFields(conflict, form.getValues(), dirtyFields, t, common)}
          busy={saving}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
      )}
      <FormPart title={t('form.general')}>
        <Names form={form} isNew={!course} />
        <Facts form={form} />
      </FormPart>
      <FormPart title={t('form.visibility')}>
        <Visibility form={form} />
      </FormPart>
      <FormPart title={t('form.texts')} hint={t('form.texts_hint')}>
        <Texts form={form} />
      </FormPart>
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          {t('form.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
