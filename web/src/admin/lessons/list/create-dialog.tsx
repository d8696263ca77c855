import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { lessonIdOf, SLUG_MAX_LENGTH, SLUG_PATTERN } from '@codivia/contract/text/slug';
import { useController, useForm } from 'react-hook-form';
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

type Values = {
  course: string;
  title: string;
  title_fr: string;
  /** The id as it was typed; empty while it follows from course and title. */
  written: string;
};

const ID = new RegExp(SLUG_PATTERN);
const courseOf = ({ course }: Values) => (course === NO_COURSE ? null : course);
const idOf = (values: Values) => values.written || lessonIdOf(courseOf(values), values.title);

/** Asks for the first fields of a lesson: a title, and a name that follows from it. */
export function CreateDialog({ courses, course: initialCourse, onCreated, onClose }: Props) {
  const { t } = useTranslation('admin-lessons');
  const language = useLanguage();
  const errorText = useErrorText();
  const creating = useCreateLesson();
  const { register, handleSubmit, watch, setValue, control, formState } = useForm<Values>({
    defaultValues: { course: initialCourse ?? NO_COURSE, title: '', title_fr: '', written: '' },
  });
  const { field } = useController({
    name: 'written',
    control,
    rules: {
      validate: (_, values) =>
        !values.title.trim() || ID.test(idOf(values)) || t('create.id_invalid'),
    },
  });
  const { errors } = formState;
  const refusal = creating.error ? messageFor(creating.error, language) : undefined;

  const submit = handleSubmit((values) => {
    if (creating.isPending) return;
    const title_fr = values.title_fr.trim();
    creating.mutate(
      {
        id: idOf(values),
        course_id: courseOf(values),
        title: values.title.trim(),
        ...(title_fr && { title_fr }),
      },
      {
        onSuccess: (made) => {
          toast.success(t('create.done'));
          onCreated(made);
        },
        onError: (error) => toast.error(errorText(t('save_failed'), error)),
      },
    );
  });

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
          value={watch('course')}
          onChoose={(course) => setValue('course', course)}
        />
        <Input
          {...register('title', {
            validate: (title) => title.trim() !== '' || t('title_missing'),
            deps: 'written',
          })}
          label={t('fields.title')}
          lang="en"
          required
          maxLength={200}
          error={errors.title?.message}
        />
        <Input {...register('title_fr')} label={t('fields.title_fr')} lang="fr" maxLength={200} />
        <Input
          {...field}
          label={t('create.id')}
          hint={t('create.id_hint')}
          error={errors.written?.message ?? refusal}
          maxLength={SLUG_MAX_LENGTH}
          autoComplete="off"
          value={idOf(watch())}
          onChange={(event) => {
            field.onChange(event);
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
