import type { ClassTeacher, SchoolClass } from '@codivia/contract/api/classes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Section } from '../../features/dashboard/section.tsx';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Input } from '../../ui/input.tsx';
import { classPaths } from '../class-paths.ts';
import { useAddTeacher, useRemoveTeacher } from './roster.api.ts';

function AddTeacher({ id }: { id: string }) {
  const { t, language } = useTranslation('class-roster');
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, reset } = useAddTeacher(id);
  function add(event: FormEvent) {
    event.preventDefault();
    if (isPending || email.trim() === '') return;
    mutate(email.trim(), { onSuccess: () => setEmail('') });
  }
  return (
    <form noValidate onSubmit={add} className="grid gap-3">
      <Input
        label={t('teachers.email')}
        hint={t('teachers.email_hint')}
        type="email"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          reset();
        }}
        error={error ? messageFor(error, language) : undefined}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" loading={isPending} className="justify-self-start">
        {t('teachers.add')}
      </Button>
    </form>
  );
}

/** Removes a colleague, or leads somebody who leaves back to the list of classes. */
function RemoveTeacher({ taught, teacher }: { taught: SchoolClass; teacher: ClassTeacher }) {
  const { t } = useTranslation('class-roster');
  const navigate = useNavigate();
  const isMe = useSession().user?.id === teacher.user_id;
  const { mutateAsync, isPending } = useRemoveTeacher(taught.id);
  const name = teacher.shown_as;
  const remove = () =>
    mutateAsync(teacher.user_id).then(
      () => isMe && navigate(classPaths.list),
      () => {},
    );
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      title={isMe ? t('teachers.leave_ask') : t('teachers.remove_ask', { name })}
      text={t(isMe ? 'teachers.leave_text' : 'teachers.remove_text')}
      confirm={t(isMe ? 'teachers.leave' : 'teachers.remove')}
      cancel={t('keep')}
      pending={isPending}
      onConfirm={(close) => void remove().then(close)}
    >
      {t(isMe ? 'teachers.leave' : 'teachers.remove')}
    </ConfirmButton>
  );
}

/** The teachers of a class: all of them may do the same. */
export function TeachersCard({ taught }: { taught: SchoolClass }) {
  const { t } = useTranslation('class-roster');
  const alone = taught.teachers.length === 1;
  return (
    <Section title={t('teachers.title')}>
      <p className="text-muted">{t('teachers.text')}</p>
      <ul className="grid divide-y divide-line">
        {taught.teachers.map((teacher) => (
          <li
            key={teacher.user_id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-2"
          >
            <span className="wrap-anywhere font-bold">{teacher.shown_as}</span>
            {!alone && <RemoveTeacher taught={taught} teacher={teacher} />}
          </li>
        ))}
      </ul>
      <AddTeacher id={taught.id} />
    </Section>
  );
}
