import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';
import { isTooMany, useSignInToClass } from './class-door.api.ts';
import { Patience } from './patience.tsx';
import { useWaitText } from './wait-text.ts';

/** Returns the function that says why somebody was not signed in. */
function useFailureText(): (error: unknown) => string {
  const { t, language } = useTranslation('class-sign-in');
  const wait = useWaitText();
  return (error) => {
    if (isTooMany(error)) return wait(error);
    const isWrong = error instanceof ApiError && error.status === 401;
    return isWrong ? t('wrong') : messageFor(error, language);
  };
}

/** Signs a class account in with what is on its card. */
export function WordsForm({ code }: { code: string }) {
  const { t } = useTranslation('class-sign-in');
  const tell = useFailureText();
  const { mutate, isPending, error, reset } = useSignInToClass(code);
  const [fields, setFields] = useState({ user_name: '', words: '' });
  const [shared, setShared] = useState(true);
  const [sent, setSent] = useState(false);
  const missing = (value: string) => (sent && value.trim() === '' ? t('missing') : undefined);

  function change(changes: Partial<typeof fields>) {
    setFields({ ...fields, ...changes });
    reset();
  }
  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const user_name = fields.user_name.trim();
    const words = fields.words.trim();
    if (isPending || user_name === '' || words === '') return;
    mutate({ user_name, words, shared });
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <Input
        label={t('user_name')}
        hint={t('user_name_hint')}
        value={fields.user_name}
        onChange={({ target }) => change({ user_name: target.value })}
        error={missing(fields.user_name)}
        maxLength={80}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Input
        label={t('words')}
        hint={t('words_hint')}
        value={fields.words}
        onChange={({ target }) => change({ words: target.value })}
        error={missing(fields.words)}
        maxLength={200}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Checkbox label={t('shared')} hint={t('shared_hint')} checked={shared} onChange={setShared} />
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {tell(error)}
        </p>
      )}
      <Button type="submit" size="lg" loading={isPending}>
        {t('submit')}
      </Button>
      {isPending && <Patience />}
    </form>
  );
}
