import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import type { ClassJoining } from '@codivia/contract/api/class-sign-in';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { ClassView } from '../mine/class-view.tsx';
import { useJoinClass } from '../mine/my-classes.api.ts';

/** Shows exactly what the teachers will see, and joins once that is confirmed. */
export function JoinForm({ code, joining }: { code: string; joining: ClassJoining }) {
  const { t, language } = useTranslation('class-sign-in');
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useJoinClass(code);
  const [name, setName] = useState(joining.name);
  const [sent, setSent] = useState(false);

  function join(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isPending || name.trim() === '') return;
    mutateAsync({ name: name.trim(), agreed_version: joining.version }).then(
      ({ class_name }) => {
        toast.success(t('joined', { name: class_name }));
        void navigate(paths.dashboard);
      },
      () => {},
    );
  }

  return (
    <form noValidate onSubmit={join} className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-2xl">{t('join.title')}</h2>
        <p>{t('join.text')}</p>
        <ClassView sees={joining.sees} />
        <p className="text-muted">{t('join.not_seen')}</p>
      </div>
      <Input
        label={t('join.name')}
        hint={t('join.name_hint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={sent && name.trim() === '' ? t('missing') : undefined}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        required
      />
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {messageFor(error, language)}
        </p>
      )}
      <Button type="submit" size="lg" loading={isPending}>
        {t('join.submit')}
      </Button>
    </form>
  );
}
