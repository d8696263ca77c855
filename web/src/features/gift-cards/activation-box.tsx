import { Gift } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { useActivation } from './gift-cards.api.ts';

/** Describes a failed activation in the reader's language (docs/product.md#gift-cards). */
export function useActivationError(): (error: unknown) => string {
  const { t, language } = useTranslation('gift-cards');
  return (error) =>
    error instanceof ApiError && error.status === 400
      ? t('invalid_token')
      : messageFor(error, language);
}

/** The form in which a member who is not premium enters the code of a card. */
export function ActivationBox() {
  const { t } = useTranslation('gift-cards');
  const title = useId();
  const errorText = useActivationError();
  const { mutateAsync, isPending } = useActivation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function activate(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const token = code.trim();
    setProblem(token ? undefined : t('invalid_token'));
    if (!token) return;
    try {
      // Once the member is premium this box is unmounted: the next steps must not depend on it.
      await mutateAsync(token);
      setCode('');
      toast.success(t('success'));
    } catch (error) {
      setProblem(errorText(error));
    }
  }

  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <h2 id={title} className="flex items-center gap-3 text-xl sm:text-2xl">
          <Gift aria-hidden="true" className="size-6 shrink-0 text-trail" />
          {t('box.title')}
        </h2>
        <p className="text-muted">{t('box.text')}</p>
        <form noValidate className="grid gap-4" onSubmit={(event) => void activate(event)}>
          <Input
            label={t('box.code')}
            hint={t('box.hint')}
            error={problem}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" variant="secondary" loading={isPending} disabled={code === ''}>
            {t('box.activate')}
          </Button>
        </form>
      </Card>
    </section>
  );
}
