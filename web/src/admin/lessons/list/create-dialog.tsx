import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { lessonIdOf, SLUG_MAX_LENGTH, SLUG_PATTERN } from '@codivia/contract/text/slug';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useErrorText } from '../../kit/failures.ts';
import { useCreateLesson } from '../admin-lessons.api.ts';
import { NO_COURSE } from '../lesson-address.ts';

type Props = {
  courses: readonly AdminCourseSummary[];
  /** The course whose lessons are shown. */
  course: string | null;
  onCreated: (lesson: AdminLesson) => void;
  onClose: () => void;
};

const ID = new RegExp(SLUG_PATTERN);

/** Asks for the first fields of a lesson: a title, and a name that follows from it. */
export function CreateDialog({ courses, course: given, onCreated, onClose }: Props) {
  const { t } = useTranslation('admin-lessons');
  const language = useLanguage();
  const errorText = useErrorText();
  const creating = useCreateLesson();
  const [course, setCourse] = useState(given ?? NO_COURSE);
  const [title, setTitle] = useState('');
  const [titleFr, setTitleFr] = useState('');
  const [written, setWritten] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const course_id = course === NO_COURSE ? null : course;
  const id = written ?? lessonIdOf(course_id, title);
  const idError = creating.error ? messageFor(creating.error, language) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setRefused(true);
    if (title.trim() === '' || !ID.test(id) || creating.isPending) return;
    creating.mutate(
      {
        id,
        course_id,
        title: title.trim(),
        ...(titleFr.trim() ? { title_fr: titleFr.trim() } : {}),
      },
      {
        onSuccess: (made) => {
          toast.success(t('create.done'));
          onCreated(made);
        },
        onError: (error) => toast.error(errorText(t('save_failed'), error)),
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('create.title')}
      description={t('create.text')}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Select
          label={t('fields.course_id')}
          options={[
            { value: NO_COURSE, label: t('no_course') },
            ...courses.map((one) => ({ value: one.id, label: localizedTitle(one, language) })),
          ]}
          value={course}
          onChoose={setCourse}
        />
        <Input
          label={t('fields.title')}
          lang="en"
          required
          maxLength={200}
          error={refused && title.trim() === '' ? t('title_missing') : undefined}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Input
          label={t('fields.title_fr')}
          lang="fr"
          maxLength={200}
          value={titleFr}
          onChange={({ target }) => setTitleFr(target.value)}
        />
        <Input
          label={t('create.id')}
          hint={t('create.id_hint')}
          error={refused && title.trim() && !ID.test(id) ? t('create.id_invalid') : idError}
          maxLength={SLUG_MAX_LENGTH}
          autoComplete="off"
          value={id}
          onChange={({ target }) => {
            setWritten(target.value || null);
            creating.reset();
          }}
        />
        <Button type="submit" loading={creating.isPending} className="justify-self-end">
          {t('create.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
