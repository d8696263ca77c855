import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { namedVideos } from '@codivia/contract/lessons/lesson-tags';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useErrorText } from '../../kit/failures.ts';
import { useCopyLesson } from '../admin-lessons.api.ts';
import { NO_COURSE } from '../lesson-address.ts';

type Props = {
  /** The lesson as it is stored. */
  lesson: AdminLesson;
  unsaved: boolean;
  courses: readonly AdminCourseSummary[];
  onCopied: (id: string) => void;
  onClose: () => void;
};

/** Asks for the course into which a lesson is copied. */
export function CopyDialog({ lesson, unsaved, courses, onCopied, onClose }: Props) {
  const { t, language } = useTranslation('admin-lessons');
  const errorText = useErrorText();
  const [course, setCourse] = useState(lesson.course_id ?? NO_COURSE);
  const { mutate, isPending } = useCopyLesson(lesson.id);
  const hasFilms = namedVideos(lesson.content + lesson.content_fr).length > 0;
  const submit = () =>
    mutate(course === NO_COURSE ? null : course, {
      onSuccess: ({ id }) => {
        toast.success(t('copy.done'));
        onCopied(id);
      },
      onError: (error) => toast.error(errorText(t('copy.failed'), error)),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('copy.title')}
      description={t('copy.text', { title: localizedTitle(lesson, language) })}
    >
      <div className="grid grid-cols-1 gap-4">
        <Select
          label={t('copy.course')}
          options={[
            { value: NO_COURSE, label: t('no_course') },
            ...courses.map((one) => ({ value: one.id, label: localizedTitle(one, language) })),
          ]}
          value={course}
          onChoose={setCourse}
        />
        {unsaved && <p>{t('copy.unsaved')}</p>}
        {hasFilms && course !== lesson.course_id && <p>{t('copy.films')}</p>}
        <Button loading={isPending} onClick={submit} className="justify-self-end">
          {t('copy.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
