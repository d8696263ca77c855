import { CLASS_CODE_LENGTH, cleanClassCode } from '@codivia/contract/api/class-codes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { classPaths } from '../class-paths.ts';

/** Takes the code of a class: the first one, or another where there is no class behind the one that was opened. */
export function CodeForm({ code }: { code?: string }) {
  const { t } = useTranslation('class-sign-in');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState(false);
  const isWhole = cleanClassCode(typed).length === CLASS_CODE_LENGTH;
  function open(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isWhole) void navigate(classPaths.signIn(typed.trim()));
  }
  return (
    <>
      <div role={code && 'alert'} className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t(code ? 'unknown.title' : 'code.title')}</h1>
        <p className="wrap-anywhere text-lg text-muted">
          {code ? t('unknown.text', { code }) : t('code.text')}
        </p>
      </div>
      <form noValidate onSubmit={open} className="grid gap-5">
        <Input
          label={t('code.label')}
          hint={t('code.hint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={sent && !isWhole ? t('code.wrong', { count: CLASS_CODE_LENGTH }) : undefined}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" size="lg">
          {t('code.submit')}
        </Button>
      </form>
    </>
  );
}
