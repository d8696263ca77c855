import type { AdminCourse } from '@codivia/contract/admin-courses';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';
import { useCreateCourse, useUpdateCourse } from './admin-courses.api.ts';
import type { CourseConflict } from './conflict-fields.ts';
import { type CourseValues, only, valuesOf } from './course-values.ts';

type Given = {
  course: AdminCourse | undefined;
  form: UseFormReturn<CourseValues>;
  onSaved: () => void;
};

/** The course as it is now, where a save was refused because somebody else has changed it. */
function changedMeanwhile(error: unknown): AdminCourse | undefined {
  if (!(error instanceof ApiError) || error.code !== 'course_changed') return undefined;
  return (error.answer as { course: AdminCourse }).course;
}

/** Saving a course, new or edited, and what to do when somebody else has saved it meanwhile. */
export function useSaveCourse({ course, form, onSaved }: Given) {
  const { t } = useTranslation('admin-courses');
  const language = useLanguage();
  const create = useCreateCourse();
  const update = useUpdateCourse();
  const [base, setBase] = useState(course);
  const [conflict, setConflict] = useState<CourseConflict | null>(null);
  const [problem, setProblem] = useState<string>();

  function succeed(message: string) {
    toast.success(message);
    onSaved();
  }

  function fail(error: unknown) {
    const theirs = changedMeanwhile(error);
    if (theirs && base) {
      setConflict({ base, theirs });
      return;
    }
    toast.error(t('save_error'));
    const message = messageFor(error, language);
    if (error instanceof ApiError && error.code === 'course_id_taken') {
      form.setError('id', { message }, { shouldFocus: true });
    } else setProblem(message);
  }

  function write(over: AdminCourse) {
    const changes = only(form.getValues(), form.formState.dirtyFields);
    update.mutate(
      { id: over.id, revision: over.revision, ...changes },
      { onSuccess: () => succeed(t('saved')), onError: fail },
    );
  }

  function save(values: CourseValues) {
    if (create.isPending || update.isPending) return;
    setProblem(undefined);
    if (base) {
      if (form.formState.isDirty) write(base);
      else onSaved();
      return;
    }
    const { title_fr, ...rest } = values;
    create.mutate(
      { ...rest, ...(title_fr.trim() ? { title_fr } : {}) },
      { onSuccess: () => succeed(t('created')), onError: fail },
    );
  }

  function takeTheirs() {
    if (!conflict) return;
    form.reset(valuesOf(conflict.theirs));
    setBase(conflict.theirs);
    setConflict(null);
  }

  function keepMine() {
    if (!conflict || update.isPending) return;
    setBase(conflict.theirs);
    setConflict(null);
    write(conflict.theirs);
  }

  const saving = create.isPending || update.isPending;
  return { save, saving, problem, conflict, takeTheirs, keepMine };
}
