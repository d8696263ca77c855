import {
  SCHOOL_MAX_LENGTH,
  SHOWN_AS_MAX_LENGTH,
  type Teacher,
} from '@codivia/contract/api/teachers';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useOwnTeacher, useUpdateTeacher } from '../classes.api.ts';

type Names = Pick<Teacher, 'shown_as' | 'school'>;

function NamesForm({ teacher }: { teacher: Names }) {
  const { t } = useTranslation('classes');
  const { mutate, isPending } = useUpdateTeacher();
  const [changes, setChanges] = useState<Partial<Names>>({});
  const [sent, setSent] = useState(false);
  const shown_as = changes.shown_as ?? teacher.shown_as;
  const school = changes.school ?? teacher.school;
  const missing = (value: string) =>
    sent && value.trim() === '' ? t('shown_name.missing') : undefined;

  function save(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isPending || shown_as.trim() === '' || school.trim() === '') return;
    mutate(
      { shown_as: shown_as.trim(), school: school.trim() },
      {
        onSuccess: () => {
          setChanges({});
          toast.success(t('shown_name.saved'));
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-5" aria-label={t('shown_name.title')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Input
          label={t('shown_name.name')}
          hint={t('shown_name.name_hint')}
          value={shown_as}
          onChange={({ target }) => setChanges({ ...changes, shown_as: target.value })}
          error={missing(shown_as)}
          maxLength={SHOWN_AS_MAX_LENGTH}
          autoComplete="off"
          required
        />
        <Input
          label={t('shown_name.school')}
          hint={t('shown_name.school_hint')}
          value={school}
          onChange={({ target }) => setChanges({ ...changes, school: target.value })}
          error={missing(school)}
          maxLength={SCHOOL_MAX_LENGTH}
          autoComplete="organization"
          required
        />
      </div>
      <Button type="submit" variant="secondary" loading={isPending} className="justify-self-start">
        {t('shown_name.save')}
      </Button>
    </form>
  );
}

/** The name by which pupils know the teacher, and the school; both can be changed. */
export function ShownName() {
  const { t } = useTranslation('classes');
  const { data } = useOwnTeacher(true);
  if (!data?.teacher) return null;
  return (
    <TitledSection title={t('shown_name.title')}>
      <Card className="max-w-3xl p-5 sm:p-6">
        <NamesForm teacher={data.teacher} />
      </Card>
    </TitledSection>
  );
}
