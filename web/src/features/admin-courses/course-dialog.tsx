import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useAdminCourse } from './admin-courses.api.ts';
import { CourseForm } from './course-form.tsx';

type FormProps = Omit<Parameters<typeof CourseForm>[0], 'course'>;

function Editing({ id, ...rest }: FormProps & { id: string }) {
  const { t } = useTranslation('admin-courses');
  const { data, isError, refetch } = useAdminCourse(id);
  if (isError) return <ErrorState title={t('load_error')} onRetry={() => void refetch()} />;
  if (data) return <CourseForm course={data} {...rest} />;
  return (
    <div role="status" className="grid min-h-60 place-items-center text-trail">
      <Spinner className="size-8" />
      <VisuallyHidden>{t('form.loading')}</VisuallyHidden>
    </div>
  );
}

/** What the dialog is open for: the course of this id, or a new one. */
export type CourseTarget = { id: string } | 'new' | null;

/** The dialog in which a course is made or edited. What is not saved is not lost by closing it. */
export function CourseDialog({ target, onClose }: { target: CourseTarget; onClose: () => void }) {
  const { t } = useTranslation('admin-courses');
  const [unsaved, setUnsaved] = useState(false);
  const { guard, question } = useUnsavedGuard(unsaved);
  const close = () => {
    setUnsaved(false);
    onClose();
  };
  const form: FormProps = {
    onSaved: close,
    onCancel: () => guard(close),
    onUnsaved: setUnsaved,
  };
  return (
    <>
      <Dialog
        open={target !== null}
        onOpenChange={(open) => {
          if (!open) guard(close);
        }}
        title={t(target === 'new' ? 'form.create' : 'form.edit')}
        size="lg"
      >
        {target === 'new' && <CourseForm {...form} />}
        {target !== null && target !== 'new' && <Editing id={target.id} {...form} />}
      </Dialog>
      {question}
    </>
  );
}
